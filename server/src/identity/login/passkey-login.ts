import type { PasskeyLogin } from "@frontdoor/contract/account/passkey-forms.ts";
import { type Failure, fail } from "@frontdoor/contract/call.ts";
import type { Realm } from "@frontdoor/contract/products.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { takeOrRefuse } from "../../platform/rate-limits/refusal.ts";
import { type Account, holdAccount } from "../accounts/account-store.ts";
import { isPatient } from "../accounts/patient.ts";
import { nameOf } from "../accounts/username.ts";
import { isKnownDevice } from "../devices/device.ts";
import {
  type Assertion,
  assertionOptions,
  readAssertion,
  useAssertion,
} from "../passkeys/assertion.ts";
import type { PasskeyDeps } from "../passkeys/registration.ts";
import { type AuthenticatorDeps, recordSuccess } from "./attempt-records.ts";
import type { Browser } from "./browser.ts";

export type PasskeyLoginDeps = AuthenticatorDeps & PasskeyDeps;
type Refusal = Failure<"PASSKEY_REFUSED" | "TOO_MANY_REQUESTS">;

interface PasskeyAttempt extends Browser {
  realm: Realm;
  passkey: PasskeyLogin;
}

/**
 * The options for the browser's passkey request: the same for everybody except for the challenge. Nothing is stored.
 */
export async function passkeyLoginOptions(deps: PasskeyDeps) {
  return { options: { ...(await assertionOptions(deps, { kind: "login" })) } };
}

/**
 * Checks a passkey's response and passes its account to `onSuccess`, in the transaction that records the success. The realm
 * follows from the passkey. These get the same refusal: an unknown or removed passkey, an archived account, the other realm,
 * and a repeated response. Password locks neither apply nor are cleared, so that guessing at a name blocks no passkey.
 */
export async function logInWithPasskey<T>(
  deps: PasskeyLoginDeps,
  attempt: PasskeyAttempt,
  onSuccess: (tx: Transaction, account: Account) => Promise<T>,
): Promise<T | Refusal> {
  const { kysely } = deps.database;
  const assertion = await readAssertion(kysely, deps, "passkeys", attempt.passkey, {
    kind: "login",
  });
  if (assertion === null) return recordRefusedPasskey(deps, attempt, null);
  const entered = await kysely.transaction().execute(async (tx) => {
    const account = await findEntitled(tx, deps, attempt, assertion);
    if (account === null) return null;
    const name = nameOf(deps.keys, account);
    const isKnown = await isKnownDevice(tx, { ...name, deviceId: attempt.deviceId });
    const login = { ...attempt, ...name, admitted: null, isKnownDevice: isKnown } as const;
    await recordSuccess(tx, deps, { ...login, way: "passkey" }, account);
    return { answer: await onSuccess(tx, account) };
  });
  return entered?.answer ?? recordRefusedPasskey(deps, attempt, assertion.ownerId);
}

/** The account of a passkey's response, locked, with the response used up; null where it lets nobody in. */
async function findEntitled(
  tx: Transaction,
  deps: PasskeyLoginDeps,
  { realm }: PasskeyAttempt,
  assertion: Assertion,
): Promise<Account | null> {
  const account = await holdAccount(tx, assertion.ownerId);
  if (account?.status !== "active" || account.realm !== realm || isPatient(account)) return null;
  return (await useAssertion(tx, assertion, deps.clock())) ? account : null;
}

/** Stores a refusal, within the rate limit of its address. */
export async function recordRefusedPasskey(
  deps: AuthenticatorDeps,
  { realm, clientAddress }: Pick<PasskeyAttempt, "realm" | "clientAddress">,
  subjectId: string | null,
): Promise<Refusal> {
  deps.metrics.logins.inc({ realm, outcome: "wrong" });
  const refusal = await takeOrRefuse(deps, "refusedPasskeysByAddress", clientAddress);
  if (refusal !== null) return refusal;
  const event = { actor: "anonymous", subjectId, realm, details: { way: "passkey" } };
  await deps.database.kysely
    .transaction()
    .execute((tx) => audit(tx, deps, { kind: "login-failed", ...event }));
  return fail("PASSKEY_REFUSED");
}
