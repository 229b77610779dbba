import type { accountRemovedWords as english } from "../en/account-removed.ts";
import type { Translation } from "../text/translation.ts";

/** What who confirmed the removal of an account reads on the patient page (S2.168). */
export const accountRemovedWords: Translation<typeof english> = {
  removed: "I-akhawunti yakho isusiwe. Akusekho muntu ongangena kuyo.",
};
