import { type CurrentContext, realmOf } from "@frontdoor/contract/contexts.ts";
import { lazy, Suspense } from "react";
import { useAudience } from "../../client/audience.tsx";
import { type LegalTopic, legalTitles } from "../../content/legal/titles.ts";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Modal } from "../../ui/modal.tsx";
import type { LegalTextName } from "./legal-text.tsx";

const LegalText = lazy(() => import("./legal-text.tsx"));

/**
 * A legal text in a modal (S2.083–S2.085). The terms are the academic ones when the context is academic,
 * otherwise those for patients and practices (S2.086, S2.087). The texts are fetched when one is first opened.
 */
export function LegalModal({
  document,
  open,
  onClose,
}: {
  document: LegalTopic;
  open: boolean;
  onClose: () => void;
}) {
  const { audience } = useAudience();
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={legalTitles[document]}
      size="lg"
      isText
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Suspense fallback={<Loading />}>
        <LegalText name={legalTextOf(document, audience)} />
      </Suspense>
    </Modal>
  );
}

/** Which text is meant by a title in a context. */
export function legalTextOf(document: LegalTopic, audience: CurrentContext): LegalTextName {
  return document === "terms" ? termsFor(audience) : document;
}

/** Which terms hold in a context; an empty one counts as every other (Q022). */
export function termsFor(audience: CurrentContext): "academicTerms" | "patientPracticeTerms" {
  return realmOf(audience) === "academic" ? "academicTerms" : "patientPracticeTerms";
}
