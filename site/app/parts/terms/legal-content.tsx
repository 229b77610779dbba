import { useRef } from "react";
import { useAudience } from "../../client/audience.ts";
import type { LegalTopic } from "../../content/legal/titles.ts";
import { island } from "../../island/island.tsx";
import { useDialog } from "../../ui/use-dialog.ts";
import LegalText from "./legal-text.tsx";
import { legalTextOf } from "./legal-topic.ts";

/**
 * What a legal dialog shows. The terms are the academic ones when the context is academic, otherwise those for
 * patients and practices (S2.086, S2.087). No document carries the texts: they come with
 * this script.
 */
function LegalContent({ topic }: { topic: LegalTopic }) {
  const place = useRef<HTMLDivElement>(null);
  const { isOpen } = useDialog(place);
  const { audience } = useAudience();
  return (
    <div ref={place} className="island">
      {isOpen ? <LegalText name={legalTextOf(topic, audience)} /> : <Spinner />}
    </div>
  );
}

/** Without words: those of three closed dialogs would stand in every document. */
function Spinner() {
  return (
    <p className="loading" aria-hidden="true">
      <span className="button__spinner" />
    </p>
  );
}

export default island(LegalContent);
