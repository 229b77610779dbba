import type { passkeyWords as english } from "../en/passkeys.ts";
import type { Translation } from "../text/translation.ts";

/** What a passkey is called until its owner names it. */
export const passkeyWords: Translation<typeof english> = {
  browserOn: "{browser} op {system}",
  unnamed: "Toegangsleutel",
};
