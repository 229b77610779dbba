import { legalTextsAreDrafts } from "@frontdoor/contract/constants.ts";
import { draftMark } from "../../content/legal/standing.ts";

/** The version of a legal text, with the draft mark on the operator's own machine. */
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

/** False in a built page: the server shows the mark when it sends the page (`page-config.ts`). */
function isHere(): boolean {
  return typeof document !== "undefined" && document.documentElement.dataset.here !== undefined;
}
