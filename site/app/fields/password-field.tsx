import { passwordFieldWords } from "@frontdoor/words/password-field.ts";
import { type FormEvent, useState } from "react";
import { Icon } from "../ui/icons/icon.tsx";
import { Field } from "./field.tsx";
import { PasswordRules } from "./password-rules.tsx";
import { TextControl, type TextFieldProps } from "./text-field.tsx";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "action" | "look"> {
  label: string;
  /** Names the password in the label of the show button. */
  which: keyof typeof passwordFieldWords.showWhich;
  /** `current-password` to log in, `new-password` to choose one; pasting is never prevented. */
  autoComplete: "current-password" | "new-password";
  /** Lists the rules below the control and ticks them off on input. */
  rules?: boolean;
}

/** A password with a button that shows it. */
export function PasswordField({
  name,
  label,
  hint,
  error,
  required,
  which,
  rules = false,
  onInput,
  ...control
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState("");
  const value = typeof control.value === "string" ? control.value : typed;
  return (
    <Field {...{ name, label, hint, error, required }}>
      {(attributes) => (
        <>
          <TextControl
            {...control}
            attributes={attributes}
            type={shown ? "text" : "password"}
            autoCapitalize="none"
            spellCheck={false}
            onInput={(event: FormEvent<HTMLInputElement>) => {
              setTyped(event.currentTarget.value);
              onInput?.(event as never);
            }}
            action={
              <button
                type="button"
                className="control__button"
                aria-label={passwordFieldWords[shown ? "hideWhich" : "showWhich"][which]}
                aria-controls={attributes.id}
                onClick={() => setShown(!shown)}
              >
                <Icon name="eye" size={20} />
                {shown ? passwordFieldWords.hide : passwordFieldWords.show}
              </button>
            }
          />
          {rules && <PasswordRules value={value} isFaulty={Boolean(error)} />}
        </>
      )}
    </Field>
  );
}
