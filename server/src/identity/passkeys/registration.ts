import { brand } from "@frontdoor/brand/brand.ts";
import type { PasskeyRegistration } from "@frontdoor/contract/account/passkey-forms.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { KeyedDeps } from "../../platform/keys/keys.ts";
import {
  type Challenge,
  newChallenge,
  passkeyChallengeMinutes,
  readChallenge,
} from "./challenges.ts";
import {
  findPasskeysOf,
  type MadePasskey,
  type PasskeyTable,
  passkeyHandleOf,
} from "./passkey-store.ts";
import { loadWebauthn, type PasskeyConfig, relyingParty, type Webauthn } from "./webauthn.ts";

export interface PasskeyDeps extends KeyedDeps {
  config: PasskeyConfig;
}

/** Ed25519 and P-256 with their hashes; RSA for the Windows machines that have nothing else. */
const algorithmsOf = ({ COSEALG }: Webauthn) => [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** The options with which a browser creates a passkey, valid in this session only. The owner's row is locked. */
export async function registrationOptions(
  tx: Transaction,
  deps: PasskeyDeps,
  table: PasskeyTable,
  {
    name,
    displayName,
    sessionId,
    ...owner
  }: {
    ownerId: string;
    passkey_handle: Buffer | null;
    name: string;
    displayName: string;
    sessionId: string;
  },
) {
  const handle = await passkeyHandleOf(tx, table, owner);
  const existing = await findPasskeysOf(tx, table, owner.ownerId);
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

/** A passkey that a browser created, and the challenge that it answered. */
interface Registration extends MadePasskey {
  challenge: Challenge;
}

/**
 * Verifies a passkey that a browser created for us, in this session, with an unexpired challenge; null for anything
 * else.
 */
export async function readRegistration(
  deps: PasskeyDeps,
  made: PasskeyRegistration,
  sessionId: string,
): Promise<Registration | null> {
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
    // The id in the signed part counts, not the one beside it.
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
 * Whether a passkey is discoverable without a username and comes without attestation: none was requested, and to verify
 * one the library would call the addresses in it.
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
