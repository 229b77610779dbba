import type { passkeyLoginWords as english } from "../en/passkey-login.ts";
import type { Translation } from "../text/translation.ts";

/** A login with a passkey. */
export const passkeyLoginWords: Translation<typeof english> = {
  notAsked:
    "Jou blaaier kon nie hier vir ’n toegangsleutel vra nie. Meld asseblief met jou wagwoord aan.",
};
