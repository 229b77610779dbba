import { minimumPasswordLength } from "@frontdoor/contract/constants.ts";
import { passwordRules } from "@frontdoor/contract/validators/password.ts";
import { passwordFieldWords } from "@frontdoor/words/password-field.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { Icon } from "../ui/icons/icon.tsx";
import { Sentence } from "../ui/sentence.tsx";

const { rules, heard } = passwordFieldWords;
const icons = { kept: "success", open: "info", missing: "error" } as const;
const className = {
  kept: "password-rules__kept",
  open: undefined,
  missing: "password-rules__missing",
} as const;
const texts: Record<keyof typeof passwordRules, string> = {
  ...rules,
  length: fill(rules.length, { minimum: minimumPasswordLength }),
};

interface PasswordRulesProps {
  value: string;
  /** The field has an error: every unmet rule is marked. */
  isFaulty: boolean;
}

/**
 * The password rules, ticked off on input (S5.004–S5.006). In a password that is long enough unmet rules are marked:
 * the message of S5.088 does not say that the letter must be lowercase.
 */
export function PasswordRules({ value, isFaulty }: PasswordRulesProps) {
  const isMarked = value !== "" && (isFaulty || passwordRules.length(value));
  return (
    <ul className="password-rules">
      {Object.entries(passwordRules).map(([name, holds]) => {
        const state = holds(value) ? "kept" : isMarked ? "missing" : "open";
        return (
          <li key={name} className={className[state]}>
            <Icon name={icons[state]} size={18} />
            <Sentence
              text={heard[state]}
              parts={{ rule: texts[name as keyof typeof passwordRules] }}
              wrap={(words) => <span className="visually-hidden">{words}</span>}
            />
          </li>
        );
      })}
    </ul>
  );
}
