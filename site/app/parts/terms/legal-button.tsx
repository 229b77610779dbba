import type { ReactNode } from "react";
import { useAudience } from "../../client/audience.tsx";
import { type LegalTopic, legalTitles } from "../../content/legal/titles.ts";
import { journeys } from "../../journeys.ts";
import { useModal } from "../../ui/use-modal.ts";
import { LegalModal, legalTextOf } from "./legal-modal.tsx";

/**
 * A button in the look of a link that opens a legal text; its words are the text's title. Without scripts
 * a link to the text on the About page takes its place.
 */
export function LegalButton({
  document,
  children,
}: {
  document: LegalTopic;
  children?: ReactNode;
}) {
  const { open, show, close } = useModal();
  const { audience } = useAudience();
  const words = children ?? legalTitles[document];
  return (
    <>
      <button type="button" className="text-button" onClick={show}>
        {words}
      </button>
      <noscript>
        {import.meta.env.SSR && (
          <a
            className="text-button"
            href={`${journeys.frame.legalText}#${legalTextOf(document, audience)}`}
          >
            {words}
          </a>
        )}
      </noscript>
      <LegalModal document={document} open={open} onClose={close} />
    </>
  );
}
