import { newPasswordWords } from "@frontdoor/words/new-password.ts";
import { PasswordField, type PasswordFieldProps } from "./password-field.tsx";

type FieldName = "password" | "confirmPassword";

interface PasswordPairProps {
  which: PasswordFieldProps["which"];
  propsOf: (name: FieldName) => Omit<PasswordFieldProps, "which" | "autoComplete">;
}

/** A new password with its rules, and its repetition. */
export function PasswordPair({ which, propsOf }: PasswordPairProps) {
  return (
    <>
      <PasswordField {...propsOf("password")} which={which} autoComplete="new-password" rules />
      <PasswordField
        {...propsOf("confirmPassword")}
        which="confirmPassword"
        autoComplete="new-password"
      />
    </>
  );
}

/** The same for a password that replaces another. */
export function NewPasswordFields({ problems }: { problems: Partial<Record<FieldName, string>> }) {
  const { labels } = newPasswordWords;
  return (
    <PasswordPair
      which="newPassword"
      propsOf={(name) => ({ name, label: labels[name], error: problems[name], required: true })}
    />
  );
}
