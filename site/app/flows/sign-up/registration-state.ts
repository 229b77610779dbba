import { standardMessages } from "@frontdoor/contract/errors.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";

/** A field of a form, with what was entered. */
export type FieldChange<Form> = {
  [Field in keyof Form]: { type: "changed"; field: Field; value: Form[Field] };
}[keyof Form];

/** A correction takes away what was said of the fields that it changes; the others keep their message. */
export function problemsKept<Form extends object>(
  problems: Problems,
  before: Form,
  form: Form,
): Problems {
  const kept = Object.entries(problems).filter(
    ([field]) => Reflect.get(form, field) === Reflect.get(before, field),
  );
  return Object.fromEntries(kept);
}

/** A registration whose answer leads nowhere that this site may go. */
export const strayAnswer = { message: standardMessages.communication, problems: {} };
