import { timingSafeEqual } from "node:crypto";
import type { PasskeyLogin } from "@frontdoor/contract/account/passkey-forms.ts";
import type { Db, Transaction } from "../../platform/database/database.ts";
import {
  type Challenge,
  type ChallengePurpose,
  newChallenge,
  passkeyChallengeMinutes,
  readChallenge,
  useChallenge,
} from "./challenges.ts";
import { decoyPasskey } from "./decoy-key.ts";
import { findPasskey, noteUse, type Passkey, type PasskeyTable } from "./passkey-store.ts";
import type { PasskeyDeps } from "./registration.ts";
import { loadWebauthn, relyingParty } from "./webauthn.ts";

/** The options for the browser's passkey request: any passkey of ours, or one of the given ones. */
export async function assertionOptions(
  deps: PasskeyDeps,
  purpose: ChallengePurpose,
  passkeys: readonly Pick<Passkey, "credential_id" | "transports">[] = [],
) {
  const { generateAuthenticationOptions } = await loadWebauthn();
  return generateAuthenticationOptions({
    rpID: relyingParty(deps.config).id,
    challenge: new Uint8Array(newChallenge(deps, purpose)),
    timeout: passkeyChallengeMinutes * 60_000,
    userVerification: "required",
    allowCredentials: passkeys.map(({ credential_id, transports }) => ({
      id: credential_id.toString("base64url"),
      transports: JSON.parse(transports),
    })),
  });
}

/** A passkey with a valid response to our challenge. Nothing is used up yet. */
export interface Assertion {
  table: PasskeyTable;
  challenge: Challenge;
  passkeyId: string;
  ownerId: string;
  counter: number;
}

/**
 * Verifies a passkey's response: the passkey is stored here, and the challenge is ours, unexpired and from our page.
 * Null for anything else. An unknown passkey's signature is checked against a decoy key, which takes as long.
 */
export async function readAssertion(
  db: Db,
  deps: PasskeyDeps,
  table: PasskeyTable,
  answer: PasskeyLogin,
  purpose: ChallengePurpose,
): Promise<Assertion | null> {
  const passkey = await findPasskey(db, table, Buffer.from(answer.id, "base64url"), decoyPasskey);
  const read = await readSigned(deps, answer, purpose, passkey);
  if (passkey.id === decoyPasskey.id || read === null) return null;
  if (!isOf(passkey.passkey_handle, answer.response.userHandle, purpose)) return null;
  return { ...read, table, passkeyId: passkey.id, ownerId: passkey.owner_id };
}

/**
 * Verifies a response with a public key: challenge, origin, signature, counter, and that the user was verified. Null
 * otherwise.
 */
async function readSigned(
  deps: PasskeyDeps,
  { id, rawId, type, response }: PasskeyLogin,
  purpose: ChallengePurpose,
  { public_key: publicKey, counter }: Pick<Passkey, "public_key" | "counter">,
): Promise<Pick<Assertion, "challenge" | "counter"> | null> {
  const { id: expectedRPID, origin } = relyingParty(deps.config);
  const { clientDataJSON, authenticatorData, signature } = response;
  const { decodeClientDataJSON, verifyAuthenticationResponse } = await loadWebauthn();
  try {
    const client = decodeClientDataJSON(clientDataJSON);
    const challenge = readChallenge(deps, client.challenge, purpose);
    if (challenge === null || client.crossOrigin) return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: client.challenge,
      expectedOrigin: origin,
      expectedRPID,
      requireUserVerification: true,
      credential: { id, publicKey: new Uint8Array(publicKey), counter },
    });
    return verified ? { challenge, counter: authenticationInfo.newCounter } : null;
  } catch {
    return null;
  }
}

/** Uses a response up: false when the challenge was used before, the passkey was removed, or it is a copy. */
export async function useAssertion(
  tx: Transaction,
  { table, challenge, passkeyId: id, counter }: Assertion,
  now: Date,
): Promise<boolean> {
  return (await useChallenge(tx, challenge)) && noteUse(tx, table, { id, counter, now });
}

/**
 * Whether the response is of the owner: a login names nobody, so the response must hold the user handle. A response of
 * a passkey that we named may lack it.
 */
function isOf(
  handle: Buffer | null,
  userHandle: string | null | undefined,
  purpose: ChallengePurpose,
): boolean {
  if (!userHandle) return "sessionId" in purpose;
  const told = Buffer.from(userHandle, "base64url");
  return handle !== null && told.length === handle.length && timingSafeEqual(told, handle);
}
