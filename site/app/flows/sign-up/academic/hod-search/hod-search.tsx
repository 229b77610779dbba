import type { NamedHod } from "@frontdoor/contract/academic/sign-up-entered.ts";
import { standardMessages } from "@frontdoor/contract/errors.ts";
import { signUpAcademicWords } from "@frontdoor/words/sign-up-academic.ts";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { abortOnUnmount } from "../../../../client/abort-on-unmount.ts";
import { onDemand } from "../../../../client/on-demand.ts";
import { ErrorArea } from "../../../../fields/error-area.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Loading } from "../../../../ui/loading.tsx";
import { useDialog } from "../../../../ui/use-dialog.ts";
import type { HodSearchProps } from "./search-or-invite.tsx";

const search = onDemand(() => import("./search-or-invite.tsx"));

/** The content of the dialog: empty, the search, or an error if it did not load. */
type Content = ComponentType<HodSearchProps> | "failed" | null;

/** The HOD search dialog (S2.131, S2.171–S2.173), loaded when it is first opened. */
export function HodSearch({ onName, ...props }: HodSearchProps) {
  const place = useRef<HTMLDivElement>(null);
  const { isOpen } = useDialog(place);
  const [content, setContent] = useState<Content>(null);
  useEffect(() => {
    if (!isOpen) return;
    return abortOnUnmount(
      () =>
        search().then(
          ({ default: Search }) => Search,
          (): Content => "failed",
        ),
      (found) => setContent(() => found),
    );
  }, [isOpen]);
  const name = (hod: NamedHod) => {
    place.current?.closest("dialog")?.close();
    onName(hod);
  };
  return (
    <Dialog id={hodSearchDialog} title={signUpAcademicWords.hod.search} size="lg">
      <div ref={place} className="island">
        {isOpen && <Shown content={content} {...props} onName={name} />}
      </div>
    </Dialog>
  );
}

function Shown({ content: Search, ...props }: HodSearchProps & { content: Content }) {
  if (Search === null) return <Loading />;
  if (Search === "failed") {
    return <ErrorArea place="within-page">{standardMessages.communication}</ErrorArea>;
  }
  return <Search {...props} />;
}

export const hodSearchDialog = "hod-search";
