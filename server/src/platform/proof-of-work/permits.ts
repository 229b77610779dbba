import { randomBytes } from "node:crypto";
import * as z from "zod/mini";
import { blindIndex, blindIndexes, decrypt, encrypt } from "../encryption.ts";
import type { KeyedDeps, Keys } from "../keys/keys.ts";
import { countedNetworks } from "../rate-limits/client-network.ts";

/** How long a browser without script waits for each registration that needs a proof of work. */
export const waitSeconds = 20;
/** How long a permit for waiting is valid: as long as the browser keeps it. */
const waitMinutes = 10;
/** How long a mailed link lets its address register. */
export const signUpLinkMinutes = 60;

/** Replaces a proof of work. */
export type Permit = { nonce: Buffer; until: Date } & (
  | { is: "waited" }
  /** The wait is not over. */
  | { is: "early"; seconds: number }
  /** Whoever sends it can read the mail of the registering address. */
  | { is: "mailed" }
);

const belongsTo = "permit of a sign-up";
const signedPermit = z.object({
  is: z.enum(["wait", "link"]),
  /** A keyed hash of the client's network for a wait, of the email address for a link. */
  of: z.string(),
  nonce: z.string(),
  /** Milliseconds since 1970. */
  from: z.number(),
  until: z.number(),
});

/** A permit for one registration from this network, valid once the wait is over. */
export function waitPermit(deps: KeyedDeps, clientAddress: string): string {
  return encryptPermit(deps, {
    is: "wait",
    of: blindIndex(deps.keys, "wait of a sign-up", networkOf(clientAddress)),
    waits: waitSeconds,
    minutes: waitMinutes,
  });
}

/**
 * A permit for registrations of this address, whether or not an account has it.
 * @param address in its canonical form
 */
export function linkPermit(deps: KeyedDeps, address: string): string {
  const of = blindIndex(deps.keys, "link of a sign-up", address);
  return encryptPermit(deps, { is: "link", of, waits: 0, minutes: signUpLinkMinutes });
}

/**
 * The permit in a header, if it is ours, belongs to this registration and has not expired; null for anything else.
 * @param address of the registration, in its canonical form
 */
export function readPermit(
  { keys, clock }: KeyedDeps,
  header: string | null,
  { clientAddress, address }: { clientAddress: string; address: string },
): Permit | null {
  const permit = header === null ? null : open(keys, header);
  const now = clock().getTime();
  if (permit === null || permit.until <= now) return null;
  const owners =
    permit.is === "wait"
      ? blindIndexes(keys, "wait of a sign-up", networkOf(clientAddress))
      : blindIndexes(keys, "link of a sign-up", address);
  if (!owners.includes(permit.of)) return null;
  const own = { nonce: Buffer.from(permit.nonce, "hex"), until: new Date(permit.until) };
  if (permit.is === "link") return { ...own, is: "mailed" };
  if (permit.from <= now) return { ...own, is: "waited" };
  return { ...own, is: "early", seconds: Math.ceil((permit.from - now) / 1_000) };
}

const networkOf = (clientAddress: string) => countedNetworks(clientAddress, "clients")[0].network;

function encryptPermit(
  { keys, clock }: KeyedDeps,
  {
    waits,
    minutes,
    ...permit
  }: { is: "wait" | "link"; of: string; waits: number; minutes: number },
): string {
  const now = clock().getTime();
  const content: z.output<typeof signedPermit> = {
    ...permit,
    nonce: randomBytes(16).toString("hex"),
    from: now + waits * 1_000,
    until: now + minutes * 60_000,
  };
  return encrypt(keys, JSON.stringify(content), belongsTo);
}

function open(keys: Keys, header: string): z.output<typeof signedPermit> | null {
  try {
    const { success, data } = z.safeParse(
      signedPermit,
      JSON.parse(decrypt(keys, header, belongsTo)),
    );
    return success ? data : null;
  } catch {
    return null;
  }
}
