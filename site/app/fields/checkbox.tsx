import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { usePosted } from "../client/posted.ts";
import { Asterisk, FieldError, type FieldProps } from "./field.tsx";

interface CheckboxProps
  extends Pick<FieldProps, "name" | "error" | "required">,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      "checked" | "defaultChecked" | "onChange" | "disabled"
    > {
  /** The sentence beside the box; it may hold a button or link with its own action. */
  children: ReactNode;
}

/** A checkbox with the sentence it accepts. */
export function Checkbox({ name, error, required, children, ...native }: CheckboxProps) {
  const errorId = useId();
  const isTicked = usePosted()?.values[name] !== undefined;
  return (
    <div className={error ? "field field--faulty" : "field"}>
      <div className="checkbox">
        <input
          {...(isTicked && !("checked" in native) ? { defaultChecked: true } : {})}
          {...native}
          type="checkbox"
          id={name}
          name={name}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <label htmlFor={name}>
          {children}
          {required && <Asterisk />}
        </label>
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
