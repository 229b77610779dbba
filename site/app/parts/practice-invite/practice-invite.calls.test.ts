import { describe, expect, test } from "vitest";
import type { CallError } from "../../client/send.ts";
import { inviteOutcome } from "./practice-invite.calls.ts";

const answered = (status: string) => ({
  ok: true as const,
  reply: { status, inviteCode: "abc", userType: "NURSE" },
});
const failed = (status: number | null) => ({
  ok: false as const,
  error: { status, statusText: "", message: "Server words", type: "", fields: {} } as CallError,
});

describe("a practice invite", () => {
  test("[S4.001 S4.002 S4.003 S9.014] SENT can be used: its code and user type are taken over", () => {
    expect(inviteOutcome(answered("SENT"))).toEqual({
      kind: "usable",
      invite: { inviteCode: "abc", userType: "NURSE" },
    });
  });

  test.each(["ACCEPTED", "REGISTERED"])("[S4.004 S4.005 S9.014] %s is taken", (status) => {
    expect(inviteOutcome(answered(status))).toEqual({ kind: "taken" });
  });

  test.each(["EXPIRED", "sent", ""])("[S4.006 S8.029] status '%s' is named", (status) => {
    expect(inviteOutcome(answered(status))).toEqual({
      kind: "refused",
      message: `Invite cannot be accepted, status of invite currently is ${status}`,
    });
  });

  test("[S7.087 S8.027] a failure with a response has its own text, not the server's", () => {
    expect(inviteOutcome(failed(404))).toMatchObject({ message: "Unable to retrieve invite data" });
  });

  test("[S7.087 S8.028] a failure without a response gives the communication message", () => {
    expect(inviteOutcome(failed(null))).toMatchObject({
      message: "There was an error communicating with the server. Please try again later.",
    });
  });
});
