import { readFileSync } from "node:fs";
import { brand } from "@frontdoor/brand/brand.ts";
import { messages } from "@frontdoor/contract/messages.ts";
import { closelyResembles, containsMostly, folded } from "./password-similarity.ts";

/** What a new password must not be made of (SEC-B4). */
export interface PasswordContext {
  /** What the person logs in with: username, email address. */
  identifiers: readonly string[];
  /** What is known of the person: names, numbers. */
  words: readonly string[];
}

const productWords = [brand.name, "frontdoor", "practice", "academic", "patient", "logbook"];

/**
 * Refuses common passwords and those made of a person's own details (SEC-B3, SEC-B4).
 * @param commonPasswords in lower case, or `null` where the operator switched the list off
 */
export function createPasswordPolicy(commonPasswords: ReadonlySet<string> | null) {
  return {
    /** The reason why a password that keeps the rule is refused all the same, or `null`. */
    problem(password: string, { identifiers, words }: PasswordContext): string | null {
      const text = folded(password);
      if (commonPasswords?.has(text)) return messages.passwordCommon;
      const details = [...productWords, ...words, ...identifiers.flatMap(partsOf)];
      const isOwnDetail =
        details.some((word) => containsMostly(text, folded(word))) ||
        identifiers.flatMap(partsOf).some((part) => closelyResembles(text, folded(part)));
      return isOwnDetail ? messages.passwordContainsContext : null;
    },
  };
}

export type PasswordPolicy = ReturnType<typeof createPasswordPolicy>;

/** The list that ships with the server; its source and licence stand in `seed/README.md`. */
export function loadCommonPasswords(
  file: URL = new URL("../../../seed/common-passwords.txt", import.meta.url),
): ReadonlySet<string> {
  return new Set(readFileSync(file, "utf8").split("\n").filter(Boolean).map(folded));
}

/** An identifier as a whole, and the part of an email address before its `@`. */
function partsOf(identifier: string): string[] {
  const local = identifier.split("@")[0] ?? "";
  return local === identifier ? [identifier] : [identifier, local];
}
