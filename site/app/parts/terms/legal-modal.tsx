import type { CurrentContext } from "@frontdoor/contract/contexts.ts";
import { lazy, Suspense } from "react";
import { useAudience } from "../../client/audience.tsx";
import { type LegalTopic, legalTitles } from "../../content/legal/titles.ts";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Modal } from "../../ui/modal.tsx";

const texts = {
  privacy: lazy(() => import("./privacy-text.tsx")),
  popi: lazy(() => import("./popi-text.tsx")),
  academicTerms: lazy(() => import("./academic-terms-text.tsx")),
  patientPracticeTerms: lazy(() => import("./patient-practice-terms-text.tsx")),
};

/**
 * A legal text in a modal (S2.083–S2.085). The terms are the academic ones when the context is academic,
 * otherwise those for patients and practices (S2.086, S2.087). The text is fetched when first opened.
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
  const Text = texts[legalTextOf(document, audience)];
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
        <Text />
      </Suspense>
    </Modal>
  );
}

export type LegalTextName = keyof typeof texts;

/** Which text is meant by a title in a context. */
export function legalTextOf(document: LegalTopic, audience: CurrentContext): LegalTextName {
  return document === "terms" ? termsFor(audience) : document;
}

/** Which terms hold in a context; an empty one counts as every other (Q022). */
export function termsFor(audience: CurrentContext): "academicTerms" | "patientPracticeTerms" {
  return audience === "academic" ? "academicTerms" : "patientPracticeTerms";
}
