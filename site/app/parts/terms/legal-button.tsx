import type { ReactNode } from "react";
import { useAudience } from "../../client/audience.ts";
import { type LegalTopic, legalTitles } from "../../content/legal/titles.ts";
import { journeys } from "../../journeys.ts";
import { opens } from "../../ui/opens.ts";
import { legalDialogId, legalTextOf } from "./legal-topic.ts";

interface LegalButtonProps {
  document: LegalTopic;
  children?: ReactNode;
}

/**
 * A button that looks like a link and opens a legal text; its label is the text's title. Without script it links to the
 * text on the About page.
 */
export function LegalButton({ document, children }: LegalButtonProps) {
  const { audience } = useAudience();
  const words = children ?? legalTitles[document];
  return (
    <>
      <button type="button" className="text-button" {...opens(legalDialogId(document))}>
        {words}
      </button>
      <noscript>
        {" "}
        {import.meta.env.SSR && (
          <a
            className="text-button"
            href={`${journeys.frame.legalText}#${legalTextOf(document, audience)}`}
          >
            {words}
          </a>
        )}
      </noscript>
    </>
  );
}
