import { brand } from "@frontdoor/brand/brand.ts";
import type { PasskeyRegistration } from "@frontdoor/contract/account/passkey-forms.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { Keys } from "../../platform/keys/keys.ts";
import type { Account } from "../accounts/account-store.ts";
import { productOf } from "../accounts/patient.ts";
import {
  type Challenge,
  newChallenge,
  passkeyChallengeMinutes,
  readChallenge,
} from "./challenges.ts";
import { findPasskeysOf, type Passkey, passkeyHandleOf } from "./passkey-store.ts";
import { type PasskeyConfig, relyingParty } from "./relying-party.ts";
import { loadWebauthn, type Webauthn } from "./webauthn.ts";

export interface PasskeyDeps {
  keys: Keys;
  clock: Clock;
  config: PasskeyConfig;
}

/** Ed25519 and P-256 with their hashes; RSA for the Windows machines that have nothing else. */
const algorithmsOf = ({ COSEALG }: Webauthn) => [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** What a browser is to make a passkey of, for an account that is held; for this login to its page alone. */
export async function registrationOptions(
  tx: Transaction,
  deps: PasskeyDeps,
  { account, sessionId }: { account: Account; sessionId: string },
) {
  const { username, name, surname } = account;
  const { fullName } = brand.products[productOf(account)];
  return creationOptions(deps, {
    handle: await passkeyHandleOf(tx, "accounts", { ...account, ownerId: account.id }),
    name: username,
    displayName: `${name} ${surname}, ${fullName}`,
    sessionId,
    existing: await findPasskeysOf(tx, "passkeys", account.id),
  });
}

/** The same for whoever is known by a handle. @param existing what they have already, of which none is made again */
export async function creationOptions(
  deps: PasskeyDeps,
  {
    handle,
    name,
    displayName,
    sessionId,
    existing,
  }: {
    handle: Buffer;
    name: string;
    displayName: string;
    sessionId: string;
    existing: readonly Pick<Passkey, "credential_id" | "transports">[];
  },
) {
  const webauthn = await loadWebauthn();
  return webauthn.generateRegistrationOptions({
    rpName: brand.name,
    rpID: relyingParty(deps.config).id,
    userID: new Uint8Array(handle),
    userName: name,
    userDisplayName: displayName,
    challenge: new Uint8Array(newChallenge(deps, { kind: "registration", sessionId })),
    timeout: passkeyChallengeMinutes * 60_000,
    attestationType: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: algorithmsOf(webauthn),
    excludeCredentials: existing.map(({ credential_id, transports }) => ({
      id: credential_id.toString("base64url"),
      transports: JSON.parse(transports),
    })),
  });
}

/** A passkey that a browser made for us, and the challenge that it answered. */
interface MadePasskey {
  challenge: Challenge;
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  transports: string[];
}

/** What a browser made, if it made it for us, for this login and just now; null for anything else. */
export async function readRegistration(
  deps: PasskeyDeps,
  made: PasskeyRegistration,
  sessionId: string,
): Promise<MadePasskey | null> {
  const { id, origin } = relyingParty(deps.config);
  const { clientDataJSON, attestationObject, transports } = made.response;
  const webauthn = await loadWebauthn();
  try {
    const client = webauthn.decodeClientDataJSON(clientDataJSON);
    const purpose = { kind: "registration", sessionId } as const;
    const challenge = readChallenge(deps, client.challenge, purpose);
    if (challenge === null || client.crossOrigin || !mayBeStored(webauthn, made)) return null;
    const { verified, registrationInfo } = await webauthn.verifyRegistrationResponse({
      response: {
        id: made.id,
        rawId: made.rawId,
        type: made.type,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: client.challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithmsOf(webauthn),
    });
    if (!verified) return null;
    const { credential } = registrationInfo;
    // The server's word is what its signed part says, not what stands beside it.
    if (credential.id !== made.id) return null;
    return {
      challenge,
      credentialId: Buffer.from(credential.id, "base64url"),
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: transports ?? [],
    };
  } catch {
    return null;
  }
}

/**
 * Whether a passkey can be found again without a name, and comes without a statement of its maker: none was asked
 * for, and to check one the library would ask the addresses that it names.
 */
function mayBeStored(
  { decodeAttestationObject, isoBase64URL }: Webauthn,
  { clientExtensionResults, response }: PasskeyRegistration,
): boolean {
  const { credProps } = clientExtensionResults as { credProps?: { rk?: unknown } };
  if (credProps?.rk === false) return false;
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const format = attestation.get("fmt");
  return format === "none" || (format === "packed" && !attestation.get("attStmt").get("x5c"));
}
