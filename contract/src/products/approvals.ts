import * as z from "zod/mini";
import { call, type Pending } from "../call.ts";
import { madeId, moment, pageQuery, reason } from "./formats.ts";
import { listing, ownerRefusals, refusals, writingOnce } from "./key-calls.ts";

/** How many hours a call waits for a second person. */
export const approvalHours = 24;

/** The states of an approval. */
export const approvalStates = ["pending", "confirmed", "refused", "expired"] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** The response with status 202 of a call that waits for its second person. */
export const pendingReply: z.ZodMiniType<Pending> = z.object({
  pending: z.object({ id: madeId, expiresAt: moment }),
});

const decision = { ...writingOnce, params: z.object({ id: z.uuid() }) } as const;

const listedApproval = z.object({
  id: madeId,
  /** The call that waits, by its name: `archiveAccount`. */
  call: z.string(),
  /** Its input, until somebody has decided; after that the audit has the ids. */
  input: z.nullable(z.record(z.string(), z.unknown())),
  /** The name of the id in the input, where the caller may know it. */
  whom: z._default(z.nullable(z.string()), null),
  reason: z.string(),
  /** Who requested it, and who decided: a staff member's id and name; null for the installation's key. */
  askedBy: z.object({ id: z.nullable(madeId), name: z.string() }),
  decidedBy: z.nullable(z.object({ id: z.nullable(madeId), name: z.string() })),
  askedAt: moment,
  expiresAt: moment,
  decidedAt: z.nullable(moment),
  state: z.enum(approvalStates),
});
export type ListedApproval = z.output<typeof listedApproval>;

/**
 * Lists the calls that wait for a second person or were decided or expired in the last 30 days, newest first.
 */
export const listApprovals = call({
  ...listing,
  path: "/approvals",
  query: z.object({ state: z.optional(z.enum(approvalStates)), ...pageQuery }),
  reply: z.array(listedApproval),
});

/**
 * Runs the call that another owner requested, once, and returns that call's response: a new key is shown here. Nobody
 * confirms their own request, and the installation's key confirms nothing.
 */
export const confirmApproval = call({
  ...decision,
  path: "/approvals/{id}/confirm",
  reply: z.object({ call: z.string(), reply: z.unknown() }),
  failures: [
    ...ownerRefusals,
    "APPROVAL_OWN",
    "APPROVAL_UNKNOWN",
    "ACCOUNT_UNKNOWN",
    "ACCOUNT_ARCHIVED",
    "ACCOUNT_NOT_ACTIVE",
    "CHANGES_LOCKED",
    "SECOND_STEP_UNKNOWN",
    "PATIENT_UNKNOWN",
    "TOO_MANY_REQUESTS",
    "WEBHOOK_UNKNOWN",
    "KEY_UNKNOWN",
    "STAFF_UNKNOWN",
    "STAFF_EMAIL_TAKEN",
    "ADDRESS_NOT_SETTLED",
    "OPENID_CLIENT_UNKNOWN",
    "OPENID_API_UNKNOWN",
  ],
});

/** Refuses another owner's request, or cancels one's own. */
export const refuseApproval = call({
  ...decision,
  path: "/approvals/{id}/refuse",
  body: z.object({ reason }),
  failures: [...refusals, "APPROVAL_UNKNOWN"],
});
