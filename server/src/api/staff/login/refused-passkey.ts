import { type Failure, fail } from "@frontdoor/contract/call.ts";
import type { CallContext } from "../../../platform/calls/call-context.ts";
import { takeOrRefuse } from "../../../platform/rate-limits/refusal.ts";
import type { ConsoleDeps } from "../console-deps.ts";
import { recordAtConsole } from "./console-events.ts";

type PasskeyRefusal = Failure<"PASSKEY_REFUSED" | "TOO_MANY_REQUESTS">;

/** Writes a refusal down, up to as many as one address may cause. */
export async function recordRefusal(
  deps: ConsoleDeps,
  context: Pick<CallContext, "clientAddress">,
  staffId: string | null,
): Promise<PasskeyRefusal> {
  deps.metrics.logins.inc({ realm: "staff", outcome: "wrong" });
  const refusal = await takeOrRefuse(deps, "refusedPasskeysByAddress", context.clientAddress);
  if (refusal !== null) return refusal;
  const event = { kind: "staff-login-failed", of: staffId, details: { because: "passkey" } };
  await deps.database.kysely
    .transaction()
    .execute((tx) => recordAtConsole(tx, deps, context, event));
  return fail("PASSKEY_REFUSED");
}
