import type { recoveryCodeWords as english } from "../en/recovery-code.ts";
import type { Translation } from "../text/translation.ts";

/** A recovery code in place of the app's: at a login's two-step verification, and before a change of account settings. */
export const recoveryCodeWords: Translation<typeof english> = {
  use: "Gebruik ’n herstelkode",
  useApp: "Tik ’n kode uit my toep in",
  hint: "Tien letters en syfers, uit die lys wat jy gebêre het. Elkeen werk een keer.",
  wrong: "Hierdie herstelkode is nie reg nie, of jy het dit al gebruik. Elkeen werk een keer.",
};
