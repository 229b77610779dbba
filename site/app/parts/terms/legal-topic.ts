import { type CurrentContext, realmOf } from "@frontdoor/contract/contexts.ts";
import type { LegalTextName } from "../../content/legal/legal-texts.ts";
import type { LegalTopic } from "../../content/legal/titles.ts";

export function legalDialogId(topic: LegalTopic): string {
  return `legal-${topic}`;
}

export function legalTextOf(topic: LegalTopic, audience: CurrentContext): LegalTextName {
  return topic === "terms" ? termsFor(audience) : topic;
}

/** The terms of a context; an empty one has those of patients and practices (Q022). */
export function termsFor(audience: CurrentContext): "academicTerms" | "patientPracticeTerms" {
  return realmOf(audience) === "academic" ? "academicTerms" : "patientPracticeTerms";
}
