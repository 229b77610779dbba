import { type FormOutcome, type PostedForm, whichField } from "@frontdoor/contract/posted-forms.ts";
import { enteredName } from "@frontdoor/contract/validators/unseen-marks.ts";
import { pathPrefix } from "@frontdoor/words/language.ts";

/** Answers the forms of a screen that are sent without script. */
export interface PostedScreen {
  /** Makes the calls of the screen's script, and returns the screen's state. */
  answer(form: PostedForm): Promise<FormOutcome>;
  /** The state of the screen with a message above its form. */
  saying(form: PostedForm, message: string): unknown;
}

/** The value of a field that holds a name, an address or a code. */
export function typed(form: PostedForm, name: string): string {
  return enteredName(verbatim(form, name));
}

/** The exact value of a field, such as a password. */
export function verbatim({ fields }: PostedForm, name: string): string {
  return fields.get(name) ?? "";
}

/** The name of the form or button that was used; a button's comes after its form's. */
export function whichOf({ fields }: PostedForm): string {
  return fields.getAll(whichField).at(-1) ?? "";
}

/** Shows the page in its first state. */
export function afresh({ path }: PostedForm): FormOutcome {
  return { is: "left", location: pathPrefix + path };
}
