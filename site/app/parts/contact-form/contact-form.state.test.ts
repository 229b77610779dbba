import { expect, test } from "vitest";
import { contactButton } from "./contact-form.state.ts";

test("[S2.058 S2.059 S2.060 S8.040] the button's caption and state follow the request", () => {
  const ready = { caption: "Contact me", state: "ready" };
  expect(contactButton({ at: "ready" })).toEqual(ready);
  expect(contactButton({ at: "sending" })).toEqual({ caption: "Sending…", state: "loading" });
  expect(contactButton({ at: "refused", message: "", problems: {} })).toEqual(ready);
  expect(contactButton({ at: "complete" })).toEqual({ caption: "Request sent", state: "done" });
});
