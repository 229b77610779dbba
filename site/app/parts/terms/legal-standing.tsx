import { legalTextsAreDrafts } from "@frontdoor/contract/constants.ts";
import { draftMark } from "../../content/legal/standing.ts";

/** Which version of a legal text it is; the mark of a draft shows where the server says that it is this machine. */
export function LegalStanding({ standing }: { standing: string }) {
  return (
    <p className="legal__standing">
      {standing}
      {legalTextsAreDrafts && (
        <span data-draft="" hidden={!isHere()}>
          {` ${draftMark}`}
        </span>
      )}
    </p>
  );
}

/** A built page leaves it open: the server shows the mark in what it sends (`page-config.ts`). */
function isHere(): boolean {
  return typeof document !== "undefined" && document.documentElement.dataset.here !== undefined;
}
