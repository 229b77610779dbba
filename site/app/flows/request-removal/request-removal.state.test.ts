import { expect, test } from "vitest";
import {
  newRequestRemoval,
  nextRequestRemoval,
  type RequestRemovalEvent,
} from "./request-removal.state.ts";

const after = (...events: RequestRemovalEvent[]) =>
  events.reduce(nextRequestRemoval, newRequestRemoval);
const user = { userId: "user-7", maskedEmail: "l***@e***.org" };
const validated: RequestRemovalEvent = { type: "validated", user };
const failed: RequestRemovalEvent = { type: "failed", message: "Server words" };

test("[S4.058] a removal request is validated first", () => {
  expect(newRequestRemoval).toEqual({ at: "validating" });
});

test("[S4.059 S2.169 S8.035] the token is valid, and its user known, or it is invalid", () => {
  expect(after(validated)).toEqual({ at: "valid", user });
  expect(after({ type: "notValid" })).toEqual({ at: "invalid" });
});

test("[S4.060 S6.015] without a valid token nothing is confirmed", () => {
  expect(after({ type: "confirmed" })).toEqual(newRequestRemoval);
  expect(after({ type: "notValid" }, { type: "confirmed" })).toEqual({ at: "invalid" });
  expect(after(validated, { type: "confirmed" })).toEqual({ at: "confirming", user });
});

test("[S2.168] a failed confirmation says why, and may be tried again", () => {
  const refused = after(validated, { type: "confirmed" }, failed);
  expect(refused).toEqual({ at: "refused", user, message: "Server words" });
  expect(nextRequestRemoval(refused, { type: "confirmed" }).at).toBe("confirming");
});

test("[S2.168] a confirmation that is abandoned may be made again", () => {
  const abandoned = after(validated, { type: "confirmed" }, { type: "abandoned" });
  expect(abandoned).toEqual({ at: "valid", user });
  expect(after({ type: "abandoned" })).toEqual(newRequestRemoval);
});
