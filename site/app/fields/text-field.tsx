import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { usePosted } from "../client/posted.ts";
import { type ControlAttributes, Field, type FieldProps } from "./field.tsx";

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | "type"
  | "value"
  | "defaultValue"
  | "onChange"
  | "onInput"
  | "onPaste"
  | "placeholder"
  | "autoComplete"
  | "inputMode"
  | "maxLength"
  | "max"
  | "readOnly"
  | "disabled"
  | "autoCapitalize"
  | "spellCheck"
>;

export interface TextFieldProps extends FieldProps, Native {
  ref?: Ref<HTMLInputElement>;
  /**
   * `identifier` distinguishes a zero from an O; `code` also sets a one-time password large and spaced, `recovery` a
   * recovery code.
   */
  look?: "text" | "identifier" | "code" | "recovery";
  /** A button at the right end inside the control. */
  action?: ReactNode;
}

/** A text input with label, hint and error, controlled or uncontrolled. */
export function TextField({
  name,
  label,
  labelIn,
  hint,
  error,
  required,
  ...control
}: TextFieldProps) {
  return (
    <Field {...{ name, label, labelIn, hint, error, required }}>
      {(attributes) => <TextControl {...control} attributes={attributes} />}
    </Field>
  );
}

/** The control alone, for fields that add to it. */
export function TextControl({
  attributes,
  look = "text",
  action,
  ref,
  type = "text",
  ...native
}: Omit<TextFieldProps, keyof FieldProps> & { attributes: ControlAttributes }) {
  const typed = usePosted()?.values[attributes.name];
  return (
    <div className={action ? "control control--action" : "control"}>
      <input
        {...(typed === undefined || "value" in native ? {} : { defaultValue: typed })}
        {...native}
        {...attributes}
        {...(ref ? { ref } : {})}
        type={type}
        className={look === "text" ? undefined : `control__${look}`}
      />
      {action}
    </div>
  );
}
