import { verifyEmailWords } from "@frontdoor/words/verify-email.ts";
import { describe, expect, test } from "vitest";
import type { CallError } from "../../client/send.ts";
import {
  newVerifyEmail,
  nextVerifyEmail,
  refusalOf,
  statusOf,
  type VerifyEmail,
  type VerifyEmailEvent,
} from "./verify-email.state.ts";

const query = { email: "thandi@example.org", code: "code-1" };
const after = (start: VerifyEmail, ...events: VerifyEmailEvent[]) =>
  events.reduce(nextVerifyEmail, start);
const refused = (error: Partial<CallError>): VerifyEmailEvent => ({
  type: "answered",
  verification: {
    kind: "refused",
    error: { status: 400, statusText: "", message: "Server words", type: "", fields: {}, ...error },
  },
});

describe("an activation", () => {
  test("[S4.055] starts with the loading state", () => {
    expect(newVerifyEmail(query).at).toBe("checking");
  });

  test("[S4.056] then is verified", () => {
    const state = after(newVerifyEmail(query), {
      type: "answered",
      verification: { kind: "verified" },
    });
    expect(state.at).toBe("verified");
  });

  test("[S4.057 S2.161 S7.042 S8.043] or else shows the server's words", () => {
    const state = after(newVerifyEmail(query), refused({ status: 503, reference: "req-1" }));
    const refusal = { message: "Server words", reference: "req-1" };
    expect(state).toMatchObject({ at: "failed", refusal });
    expect(after(state, { type: "triedAgain" })).toEqual(newVerifyEmail(query));
  });

  test.each(["VERIFICATION_INVALID", "VERIFICATION_EXPIRED"])(
    "[S4.057] with %s a new link can be asked for, and is then waited for",
    (code) => {
      const spent = after(newVerifyEmail(query), refused({ code }));
      expect(spent.at).toBe("linkSpent");
      const asked = after(spent, { type: "sent", what: "again" }, { type: "sentAgain" });
      expect(asked).toMatchObject({ at: "waiting", refusal: null });
      expect(statusOf(asked)).toContain("on its way");
    },
  );

  test("[S4.057 S8.043] of a withdrawn invitation says so, and no new link can be asked for", () => {
    const state = after(newVerifyEmail(query), refused({ code: "INVITE_WITHDRAWN" }));
    expect(state).toMatchObject({ at: "withdrawn", refusal: { message: "Server words" } });
  });

  test("[SEC-E1] in another browser waits for one press", () => {
    const state = after(newVerifyEmail(query), {
      type: "answered",
      verification: { kind: "confirmationNeeded" },
    });
    expect(state.at).toBe("confirmable");
    const confirming = after(state, { type: "confirmed" });
    expect(confirming).toEqual({ ...state, confirming: "sending" });
    expect(after(confirming, { type: "abandoned" })).toEqual(state);
  });
});

describe("the waiting page", () => {
  const waiting = newVerifyEmail({ ...query, code: "" });

  test("[S2.024] is what an address without a code shows", () => {
    expect(waiting).toMatchObject({ at: "waiting", refusal: null });
  });

  test("another address takes the place of the first", () => {
    const state = after(
      waiting,
      { type: "otherAddressOpened" },
      { type: "sent", what: "otherAddress" },
      { type: "otherAddressTaken", emailAddress: "other@example.org" },
    );
    expect(state).toMatchObject({ at: "waiting", emailAddress: "other@example.org" });
    expect(statusOf(state)).toContain("other@example.org");
  });

  test("a refused address keeps the form open", () => {
    const state = after(
      waiting,
      { type: "otherAddressOpened" },
      { type: "incomplete", problems: { password: "The field is required" } },
    );
    expect(state).toMatchObject({
      at: "changingAddress",
      refusal: { problems: { password: "The field is required" } },
    });
  });
});

describe("the form for another address", () => {
  const changing = after(newVerifyEmail({ ...query, code: "" }), { type: "otherAddressOpened" });

  test("stays open when the message is asked for again, and what is wrong with it stays as well", () => {
    const asked = after(changing, { type: "sent", what: "again" });
    const incomplete = after(asked, { type: "incomplete", problems: { password: "Needed" } });
    const told = after(incomplete, { type: "sentAgain" });
    expect(told).toMatchObject({
      at: "changingAddress",
      refusal: { problems: { password: "Needed" } },
    });
    expect(statusOf(told)).toContain("on its way");
  });

  test("opens while the message is asked for again, which goes on", () => {
    const asked = after(newVerifyEmail({ ...query, code: "" }), { type: "sent", what: "again" });
    expect(after(asked, { type: "otherAddressOpened" })).toMatchObject({
      at: "changingAddress",
      asking: { is: "sending", what: "again" },
    });
  });

  test("[S8.044] that the server refuses says why", () => {
    const error = { status: 409, statusText: "", message: "Taken", type: "", fields: {} };
    const state = after(
      changing,
      { type: "sent", what: "otherAddress" },
      { type: "failed", error },
    );
    expect(state).toMatchObject({ at: "changingAddress", asking: { is: "ready" } });
    expect(refusalOf(state)?.message).toBe("Taken");
  });
});

test("[S2.024] without an email address there is a local error", () => {
  expect(newVerifyEmail({ email: "", code: "code-1" })).toMatchObject({
    at: "incomplete",
    refusal: { message: verifyEmailWords.incomplete },
  });
});

test("an attempt that is abandoned waits for nothing", () => {
  const waiting = newVerifyEmail({ ...query, code: "" });
  const abandoned = after(waiting, { type: "sent", what: "again" }, { type: "abandoned" });
  expect(abandoned).toEqual(waiting);
});
