import { isIPv4 } from "node:net";
import { plainAddress } from "../http/plain-address.ts";
import { countedNetworks } from "../rate-limits/client-network.ts";

/**
 * Who did something: an account's id, `anonymous`, `system`, or by the key of the request a product's name, `operator`
 * for the installation's key, or `staff:` and the id of a member of staff.
 */
export type Actor = string | KeyActor;

/** Who made a request with a key, and what else the audit records about it. */
export interface KeyActor {
  who: string;
  /** The network that the request came from, as `networkOf` tells it. */
  from: string;
  /** The approval by which a second person agreed. */
  approval?: string;
  /** Support's number of the ticket. */
  ticket?: string;
}

/** The actor with the ticket that the call's body names. */
export function withTicket(actor: KeyActor, { body }: { body?: unknown }): KeyActor {
  const { ticket } = (body ?? {}) as { ticket?: string };
  return ticket === undefined ? actor : { ...actor, ticket };
}

/** The name of the actor alone. */
export function whoIs(actor: Actor): string {
  return typeof actor === "string" ? actor : actor.who;
}

/**
 * The network of a client's address, `192.0.2.0/24` or `2001:db8:1::/48`: coarse, since an address tells where somebody
 * works.
 */
export function networkOf(clientAddress: string): string {
  const plain = plainAddress(clientAddress);
  if (plain === null) return "unknown";
  if (isIPv4(plain)) return plain.replace(/\.\d+$/, ".0/24");
  return countedNetworks(plain, "connections")[0].network;
}

const staffPrefix = "staff:";

/** A member of staff as an actor. */
export const staffActor = (id: string) => staffPrefix + id;

/** The id of the member of staff that an actor is; null for everybody else. */
export function staffIdOf(actor: string): string | null {
  return actor.startsWith(staffPrefix) ? actor.slice(staffPrefix.length) : null;
}
