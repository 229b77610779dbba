import type { passkeyLoginWords as english } from "../en/passkey-login.ts";
import type { Translation } from "../text/translation.ts";

/** A login with a passkey. */
export const passkeyLoginWords: Translation<typeof english> = {
  notAsked:
    "Isiphequluli sakho asikwazanga ukucela ukhiye wokungena lapha. Sicela ungene ngephasiwedi yakho.",
};
