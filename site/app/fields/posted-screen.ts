import type { FormOutcome, PostedForm } from "@frontdoor/contract/posted-forms.ts";

/** What the server does with the forms of a screen that a browser sends without script. */
export interface PostedScreen {
  /** Asks what the screen's own script would ask, and tells what the screen would show. */
  answer(form: PostedForm): Promise<FormOutcome>;
  /** The state of the screen that says one thing above the form. */
  saying(form: PostedForm, message: string): unknown;
}

/** What was typed into a field, without what surrounds it. */
export function typed({ fields }: PostedForm, name: string): string {
  return (fields.get(name) ?? "").trim();
}
