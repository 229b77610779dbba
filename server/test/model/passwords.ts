import fc from "fast-check";
import type { ModelAccount } from "./account-model.ts";

/** Good passwords that people of a walk choose. */
export const goodPasswords = ["otter-quartz-41", "violet-gravel-77", "lantern-maple-90"];
/** One that every list of common ones has. */
export const commonPassword = "password1";
/** One that nobody chooses. */
export const wrongPassword = "wrong-otter-1";

/** What somebody types: the account's own, one of the good ones, or none of them. */
export function typed(drawn: number | "own", account: ModelAccount | undefined): string {
  if (drawn === "own") return account?.password ?? account?.formerPassword ?? wrongPassword;
  return goodPasswords[drawn] ?? wrongPassword;
}

/** A new password as it is drawn: most are good ones, the last is common. */
export const newPassword = fc
  .oneof({ arbitrary: fc.nat(goodPasswords.length - 1), weight: 5 }, fc.constant(-1))
  .map((drawn) => goodPasswords[drawn] ?? commonPassword);
