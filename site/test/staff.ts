import { apiBasePaths, type Call, type ReplyOf } from "@frontdoor/contract/call.ts";
import { listApprovals } from "@frontdoor/contract/products/approvals.ts";
import { listHodLinks } from "@frontdoor/contract/products/hod-links.ts";
import { listOutbox } from "@frontdoor/contract/products/outbox.ts";
import { listRemovalRequests } from "@frontdoor/contract/products/removal-requests.ts";
import { permissions } from "@frontdoor/contract/staff/permissions.ts";
import type { StaffRole } from "@frontdoor/contract/staff/roles.ts";
import {
  completeStaffTwoStep,
  type OwnConsole,
  type OwnConsoleSession,
  showConsole,
  staffLogin,
} from "@frontdoor/contract/staff/session.ts";
import { expect } from "vitest";
import { page } from "vitest/browser";
import { type Call as Asked, answer } from "./back-end.ts";
import { field } from "./form.ts";
import { open } from "./open-screen.tsx";

/** An id with this last digit. */
export const idOf = (digit: number) => `018f0000-0000-7000-8000-00000000000${digit}`;

/** The session of the test's member of staff. */
export const ownSession: OwnConsoleSession = {
  id: idOf(8),
  isThis: true,
  browser: "Chrome",
  system: "Windows",
  way: "code",
  since: "2026-11-22T05:50:00.000Z",
  lastUsedAt: "2026-11-22T06:05:00.000Z",
};

/** A member of staff with a role. */
export function memberOf(role: StaffRole, changes: Partial<OwnConsole> = {}): OwnConsole {
  const callers = Object.entries<readonly string[]>(permissions);
  return {
    id: idOf(9),
    name: "P. Adams",
    emailAddress: "p.adams@staff.example",
    role,
    mayCall: callers.filter(([, roles]) => roles.includes(role)).map(([name]) => name),
    idleUntil: "2026-11-22T06:20:00.000Z",
    endsAt: "2026-11-22T15:00:00.000Z",
    provenUntil: null,
    passkeys: [],
    recoveryCodesLeft: 8,
    sessions: [ownSession],
    ...changes,
  };
}

/** Stubs a call of the console for any query; returns the recorded requests. */
export function answerCall<C extends Call>(
  call: C,
  reply: ReplyOf<C> | { status: number; code: string; message: string },
): Asked[] {
  const isFailure =
    typeof reply === "object" && reply !== null && "status" in reply && "code" in reply;
  const status = isFailure ? Number(reply.status) : 200;
  return answer(pathOf(call), { status, body: reply });
}

/** The addresses of a call, with any query. */
export function pathOf(call: Call): RegExp {
  const path = `${apiBasePaths[call.api]}${call.path}`.replace(/\{\w+\}/g, "[^/?]+");
  return new RegExp(`${path}(?:\\?|$)`);
}

/** Opens a screen as a member of staff with a role, with empty lists elsewhere. */
export async function openConsole(
  address: string,
  role: StaffRole = "owner",
  changes: Partial<OwnConsole> = {},
): Promise<void> {
  for (const list of [listHodLinks, listRemovalRequests, listOutbox, listApprovals]) {
    answerUnlessAsked(list);
  }
  answerCall(showConsole, memberOf(role, changes));
  await open(address);
  await expect.element(page.getByRole("banner").getByText("P. Adams")).toBeVisible();
}

/** Logs in as a member of staff where the login has ended, in the dialog that asks for it. */
export async function logInInPlace(as: OwnConsole): Promise<void> {
  answerCall(staffLogin, { token: "the-token" });
  answerCall(completeStaffTwoStep, as);
  answerCall(showConsole, as);
  const again = page.getByRole("dialog", { name: "Your login has ended" });
  await field("Password", again).fill("reeds-by-the-river-7");
  await again.getByRole("button", { name: "Continue" }).click();
  await field("Code", again).fill("123456");
  await again.getByRole("button", { name: "Continue" }).click();
}

/** The side bar's counts request a hundred entries, a screen's own list fewer. */
function answerUnlessAsked(call: Call): void {
  answer(new RegExp(`${pathOf(call).source.replace("(?:\\?|$)", "")}\\?.*limit=100$`), {
    status: 200,
    body: [],
  });
}
