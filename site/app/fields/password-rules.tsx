import { minimumPasswordLength } from "@frontdoor/contract/constants.ts";
import { passwordRules } from "@frontdoor/contract/validators/password.ts";
import { passwordFieldWords } from "@frontdoor/words/password-field.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { Icon } from "../ui/icons/icon.tsx";
import { Sentence } from "../ui/sentence.tsx";

const { rules, kept: keptText, open: openText } = passwordFieldWords;
const texts: Record<keyof typeof passwordRules, string> = {
  ...rules,
  length: fill(rules.length, { minimum: minimumPasswordLength }),
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
            <Sentence
              text={kept ? keptText : openText}
              parts={{ rule: texts[name as keyof typeof passwordRules] }}
              wrap={(words) => <span className="visually-hidden">{words}</span>}
            />
          </li>
        );
      })}
    </ul>
  );
}
