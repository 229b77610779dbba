import { expect, test } from "vitest";
import { type ContactEvent, contactButton, newContact, nextContact } from "./contact-form.state.ts";

const after = (...events: ContactEvent[]) => events.reduce(nextContact, newContact);

test("[S2.058 S2.059 S2.060] the button's caption and state follow the request", () => {
  expect(contactButton(newContact)).toEqual({ caption: "Contact me", state: "ready" });
  const sending = contactButton(after({ type: "sent" }));
  expect(sending).toEqual({ caption: "Sending…", state: "loading" });
  const sent = contactButton(after({ type: "sent" }, { type: "taken" }));
  expect(sent).toEqual({ caption: "Request sent", state: "done" });
});

test("[S5.076 S8.036] faulty details get the form's own message", () => {
  const problems = { email: "The field is required" };
  expect(after({ type: "incomplete", problems })).toEqual({
    at: "refused",
    message: "Please ensure that your contact details are entered correctly.",
    problems,
  });
});

test("[S7.076 S8.040] a failure shows the server's words, and the button again", () => {
  const failed = after({ type: "sent" }, { type: "failed", message: "Server words", problems: {} });
  expect(failed).toEqual({ at: "refused", message: "Server words", problems: {} });
  expect(contactButton(failed).state).toBe("ready");
});
