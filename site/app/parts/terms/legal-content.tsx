import { useRef } from "react";
import { useAudience } from "../../client/audience.ts";
import type { LegalTopic } from "../../content/legal/titles.ts";
import { island } from "../../island/island.tsx";
import { useDialog } from "../../ui/use-dialog.ts";
import LegalText from "./legal-text.tsx";
import { legalTextOf } from "./legal-topic.ts";

/**
 * The content of a legal dialog: the academic terms in the academic context, otherwise those for patients and practices
 * (S2.086, S2.087). The texts are in this script, not in documents.
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

/** Without text, as every document contains it for three closed dialogs. */
function Spinner() {
  return (
    <p className="loading" aria-hidden="true">
      <span className="button__spinner" />
    </p>
  );
}

export default island(LegalContent);
