import { minimumPasswordLength } from "@frontdoor/contract/constants.ts";
import { passwordRules } from "@frontdoor/contract/validators/password.ts";
import { Icon } from "../ui/icons/icon.tsx";

const texts: Record<keyof typeof passwordRules, string> = {
  length: `At least ${minimumPasswordLength} characters`,
  lowercase: "At least one lowercase letter",
  digit: "At least one number",
};

/** The password's rules as a list that ticks itself off while a person types (S5.004–S5.006). */
export function PasswordRules({ value }: { value: string }) {
  return (
    <ul className="password-rules">
      {Object.entries(passwordRules).map(([name, holds]) => {
        const kept = holds(value);
        return (
          <li key={name} className={kept ? "password-rules__kept" : undefined}>
            <Icon name={kept ? "success" : "info"} size={18} />
            {texts[name as keyof typeof passwordRules]}
            <span className="visually-hidden">{kept ? ", done" : ", still to do"}</span>
          </li>
        );
      })}
    </ul>
  );
}
