import { type ReactNode, useState } from "react";
import { type LegalTopic, legalTitles } from "../../content/legal/titles.ts";
import { LegalModal } from "./legal-modal.tsx";

/** A button in the look of a link that opens a legal text; its words are the text's title. */
export function LegalButton({
  document,
  children,
}: {
  document: LegalTopic;
  children?: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="text-button" onClick={() => setOpen(true)}>
        {children ?? legalTitles[document]}
      </button>
      <LegalModal document={document} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
