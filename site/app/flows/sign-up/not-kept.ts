import type { FieldEntry } from "@frontdoor/contract/form-fields.ts";
import { signUpFormWords } from "@frontdoor/words/sign-up-form.ts";

/** The hint of an empty field in a form restored from a draft: says that drafts never store this field (SEC-F10). */
export function hintWhereMissing({ draft, hint }: Pick<FieldEntry<never>, "draft" | "hint">) {
  if (draft !== undefined) return hint;
  return hint === undefined ? signUpFormWords.notKept : `${hint}. ${signUpFormWords.notKept}`;
}
