import type { Realm } from "@frontdoor/contract/products.ts";
import { isEmail } from "@frontdoor/contract/validators/email.ts";
import { internationalPhoneNumber } from "@frontdoor/contract/validators/phone.ts";
import { blindIndexes } from "../../platform/encryption.ts";
import type { Keys } from "../../platform/keys/keys.ts";
import { canonicalEmail, canonicalUsername } from "./canonical.ts";

/**
 * Every index under which a username may be stored: the current key's first, then the previous
 * key's. Two spellings of one phone number are one username (S3.045).
 */
export function usernameIndexes(keys: Keys, realm: Realm, username: string): [string, ...string[]] {
  return atLeastOne(blindIndexes(keys, `username:${realm}`, canonicalName(username)));
}

/** The name of an account, as locks, devices and one-time codes have it. */
export function nameOf(keys: Keys, { realm, username }: { realm: Realm; username: string }) {
  return { realm, usernameIndexes: usernameIndexes(keys, realm, username) };
}

/** The index that new rows, counters and one-time codes of a username carry. */
export function usernameIndex(keys: Keys, realm: Realm, username: string): string {
  return usernameIndexes(keys, realm, username)[0];
}

/** As `usernameIndexes`, for an email address. */
export function emailIndexes(
  keys: Keys,
  realm: Realm | "staff",
  email: string,
): [string, ...string[]] {
  return atLeastOne(blindIndexes(keys, `email:${realm}`, canonicalEmail(email)));
}

/**
 * Whether a username is itself a way to reach a person. Whether such a one is taken tells something
 * about that person, so nobody may learn it (SEC-D1).
 */
export function isContactDetail(username: string): boolean {
  return contactDetailOf(username) !== null;
}

/** Which way to reach a person a username is; null for an invented one. */
export function contactDetailOf(username: string): "email" | "phone" | null {
  const canonical = canonicalName(username);
  if (isEmail(canonical)) return "email";
  return internationalPhoneNumber(canonical) === null ? null : "phone";
}

/** Whether two texts are one username, whatever their spelling. */
export function isSameUsername(first: string, second: string): boolean {
  return canonicalName(first) === canonicalName(second);
}

/**
 * The form in which two spellings are one username. Folded first: every spelling of a contact detail must be known for
 * one (SEC-D1).
 */
export function canonicalName(username: string): string {
  const canonical = canonicalUsername(username);
  return internationalPhoneNumber(canonical) ?? canonical;
}

function atLeastOne(indexes: string[]): [string, ...string[]] {
  const [first, ...others] = indexes;
  if (first === undefined) throw new Error("A key set always gives an index.");
  return [first, ...others];
}
