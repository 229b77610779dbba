import { isIPv4 } from "node:net";
import { plainAddress } from "../http/plain-address.ts";
import { countedNetworks } from "../rate-limits/client-network.ts";

/**
 * Who did something: an account's id, `anonymous`, `system`, or whoever asked with a key: a product's name,
 * `operator` for the installation's key, `staff:` and the id of a member of staff.
 */
export type Actor = string | KeyActor;

/** Who asked with a key, and what else the audit tells of that. */
export interface KeyActor {
  who: string;
  /** The network that the request came from, as `networkOf` tells it. */
  from: string;
  /** The approval by which a second person agreed. */
  approval?: string;
  /** Under which number support has what was asked for. */
  ticket?: string;
}

/** Who asked, with the ticket that stands in the body of the call. */
export function withTicket(actor: KeyActor, { body }: { body?: unknown }): KeyActor {
  const { ticket } = (body ?? {}) as { ticket?: string };
  return ticket === undefined ? actor : { ...actor, ticket };
}

/** Who it was, where only that is wanted. */
export function whoIs(actor: Actor): string {
  return typeof actor === "string" ? actor : actor.who;
}

/** The network of a client's address: coarse, for it tells where somebody works. `192.0.2.0/24`, `2001:db8:1::/48`. */
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
