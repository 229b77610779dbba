import type { recoveryCodeWords as english } from "../en/recovery-code.ts";
import type { Translation } from "../text/translation.ts";

/** A recovery code in place of the app's: at a login's two-step verification, and before a change of account settings. */
export const recoveryCodeWords: Translation<typeof english> = {
  use: "Sebenzisa ikhodi yokubuyisela",
  useApp: "Faka ikhodi evela ku-app yami",
  hint: "Izinhlamvu nezinombolo eziyishumi, ohlwini olugcinile. Ngayinye isebenza kanye.",
  wrong: "Le khodi yokubuyisela ayilungile, noma seyasetshenziswa. Ngayinye isebenza kanye.",
};
