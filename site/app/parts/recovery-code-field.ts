import { accountFieldWords } from "@frontdoor/words/account-fields.ts";
import { recoveryCodeWords } from "@frontdoor/words/recovery-code.ts";

/** The field of a recovery code, which is letters and digits, so no keypad of digits opens for it. */
export const recoveryCodeField = {
  label: accountFieldWords.recoveryCode,
  hint: recoveryCodeWords.hint,
  look: "recovery",
  inputMode: "text",
  autoComplete: "off",
  autoCapitalize: "characters",
  spellCheck: false,
} as const;
