import { type FormOutcome, type PostedForm, whichField } from "@frontdoor/contract/posted-forms.ts";
import { pathPrefix } from "@frontdoor/words/language.ts";

/** What the server does with the forms of a screen that a browser sends without script. */
export interface PostedScreen {
  /** Asks what the screen's own script would ask, and tells what the screen would show. */
  answer(form: PostedForm): Promise<FormOutcome>;
  /** The state of the screen that says one thing above the form. */
  saying(form: PostedForm, message: string): unknown;
}

/** What was typed into a field, without what surrounds it. */
export function typed(form: PostedForm, name: string): string {
  return verbatim(form, name).trim();
}

/** What was typed into a field, to the letter, as a password is. */
export function verbatim({ fields }: PostedForm, name: string): string {
  return fields.get(name) ?? "";
}

/** Which form or button of the page was used; a button comes after the form's own name. */
export function whichOf({ fields }: PostedForm): string {
  return fields.getAll(whichField).at(-1) ?? "";
}

/** The page as it was built, for somebody who begins again. */
export function afresh({ path }: PostedForm): FormOutcome {
  return { is: "left", location: pathPrefix + path };
}
