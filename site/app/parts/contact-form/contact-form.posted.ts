import { messages } from "@frontdoor/contract/messages.ts";
import {
  type ContactRequest,
  contactProblems,
  sendContactRequest,
} from "@frontdoor/contract/practice/contact.ts";
import { send } from "../../client/send.ts";
import type { PostedScreen } from "../../fields/posted-screen.ts";
import { type Submission, toRefusal } from "../../fields/submission.ts";
import { contactRequestIn } from "./contact-form.state.ts";

/** The contact form of a page, sent without script (S2.058–S2.060, S8.036). */
export function postedContact(origin: ContactRequest["origin"]): PostedScreen {
  return {
    async answer(form) {
      const body = contactRequestIn(form.fields, origin);
      const problems = contactProblems(body);
      if (Object.keys(problems).length > 0) {
        return { is: "shown", state: refused({ message: messages.contact, problems }) };
      }
      const sent = await send(sendContactRequest, { body }, form.sending);
      if (!sent.ok) return { is: "shown", state: refused(toRefusal(sent.error)) };
      return { is: "done", state: { at: "complete" } satisfies Submission };
    },
    saying: (_form, message) => refused({ message, problems: {} }),
  };
}

function refused(refusal: ReturnType<typeof toRefusal>): Submission {
  return { at: "refused", ...refusal };
}
