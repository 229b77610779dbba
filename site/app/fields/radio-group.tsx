import { useId } from "react";
import { Asterisk, FieldError, type FieldProps } from "./field.tsx";

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  hint?: string;
}

interface RadioGroupProps<Value extends string> extends FieldProps {
  options: readonly RadioOption<Value>[];
  value?: Value | "" | undefined;
  onChange?: ((value: Value) => void) | undefined;
  /** In one column on phones, for longer labels. */
  stacked?: boolean;
}

/** Native radio buttons as cards; the first one has the field's id. */
export function RadioGroup<Value extends string>({
  name,
  label,
  hint,
  error,
  required,
  options,
  value,
  onChange,
  stacked = false,
}: RadioGroupProps<Value>) {
  const prefix = useId();
  const described = [hint && `${prefix}hint`, error && `${prefix}error`].filter(Boolean).join(" ");
  return (
    <fieldset
      className={error ? "field field--faulty" : "field"}
      aria-describedby={described || undefined}
    >
      <legend className="field__legend">
        {label}
        {required && <Asterisk />}
      </legend>
      {hint && (
        <p className="field__hint" id={`${prefix}hint`}>
          {hint}
        </p>
      )}
      <div className={stacked ? "options options--stacked" : "options"}>
        {options.map((option, position) => (
          <label className="option" key={option.value}>
            <input
              type="radio"
              id={position === 0 ? name : undefined}
              name={name}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              onChange={() => onChange?.(option.value)}
              required={required}
              aria-invalid={error ? true : undefined}
            />
            <span>
              {option.label}
              {option.hint && <small> {option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${prefix}error`} error={error} />
    </fieldset>
  );
}
