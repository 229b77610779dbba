import { describe, expect, test } from "vitest";
import type { CallError } from "../../client/send.ts";
import {
  incompleteMessage,
  newVerifyEmail,
  nextVerifyEmail,
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
    expect(newVerifyEmail(query).stage.is).toBe("checking");
  });

  test("[S4.056] then is verified", () => {
    const state = after(newVerifyEmail(query), {
      type: "answered",
      verification: { kind: "verified" },
    });
    expect(state.stage.is).toBe("verified");
  });

  test("[S4.057 S2.161 S7.042 S8.043] or else shows the server's words", () => {
    const state = after(newVerifyEmail(query), refused({ status: 503 }));
    expect(state).toMatchObject({ stage: { is: "failed" }, refusal: { message: "Server words" } });
    expect(after(state, { type: "triedAgain" })).toMatchObject({
      stage: { is: "checking" },
      refusal: null,
    });
  });

  test.each(["VERIFICATION_INVALID", "VERIFICATION_EXPIRED"])(
    "[S4.057] with %s a new link can be asked for, and is then waited for",
    (code) => {
      const spent = after(newVerifyEmail(query), refused({ code }));
      expect(spent.stage.is).toBe("linkSpent");
      const asked = after(spent, { type: "sent", what: "again" }, { type: "sentAgain" });
      expect(asked).toMatchObject({ stage: { is: "waiting" }, refusal: null, sending: null });
      expect(asked.status).toContain("on its way");
    },
  );

  test("[S4.057 S8.043] of a withdrawn invitation says so, and no new link can be asked for", () => {
    const state = after(newVerifyEmail(query), refused({ code: "INVITE_WITHDRAWN" }));
    expect(state).toMatchObject({
      stage: { is: "withdrawn" },
      refusal: { message: "Server words" },
    });
  });

  test("[SEC-E1] in another browser waits for one press", () => {
    const state = after(newVerifyEmail(query), {
      type: "answered",
      verification: { kind: "confirmationNeeded" },
    });
    expect(state.stage.is).toBe("confirmable");
  });
});

describe("the waiting page", () => {
  const waiting = newVerifyEmail({ ...query, code: "" });

  test("[S2.024] is what an address without a code shows", () => {
    expect(waiting).toMatchObject({ stage: { is: "waiting" }, refusal: null });
  });

  test("another address takes the place of the first", () => {
    const state = after(
      waiting,
      { type: "otherAddressOpened" },
      { type: "sent", what: "otherAddress" },
      { type: "otherAddressTaken", emailAddress: "other@example.org" },
    );
    expect(state).toMatchObject({
      emailAddress: "other@example.org",
      changesAddress: false,
      sending: null,
    });
    expect(state.status).toContain("other@example.org");
  });

  test("a refused address keeps the form open", () => {
    const state = after(
      waiting,
      { type: "otherAddressOpened" },
      { type: "incomplete", problems: { password: "The field is required" } },
    );
    expect(state).toMatchObject({
      changesAddress: true,
      refusal: { problems: { password: "The field is required" } },
    });
  });
});

test("[S2.024] without an e-mail address there is a local error", () => {
  expect(newVerifyEmail({ email: "", code: "code-1" })).toMatchObject({
    stage: { is: "incomplete" },
    refusal: { message: incompleteMessage },
  });
});

test("an attempt that is abandoned waits for nothing", () => {
  const waiting = newVerifyEmail({ ...query, code: "" });
  const abandoned = after(waiting, { type: "sent", what: "again" }, { type: "abandoned" });
  expect(abandoned).toEqual(waiting);
});
