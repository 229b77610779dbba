import { type ReactNode, useId } from "react";
import { Icon } from "../ui/icons/icon.tsx";

/** The props of every field. `name` is also its id, so that an error area can link to it. */
export interface FieldProps {
  name: string;
  label: ReactNode;
  /**
   * The labels by product, while the product is unknown. The page shows the label of the chosen product, or the first
   * without one.
   */
  labelIn?: Readonly<Record<string, string>> | undefined;
  /** Shown between label and control, where a phone's keyboard does not cover it. */
  hint?: ReactNode | undefined;
  /** The error message; without one the field is valid. */
  error?: string | undefined;
  /** Marks the field with an asterisk and as required (S2.135). */
  required?: boolean | undefined;
}

/** The control's attributes that connect it with its label, hint and error. */
export interface ControlAttributes {
  id: string;
  name: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
}

/** The layout of a field: label, hint, control, error. */
export function Field({
  name,
  label,
  labelIn,
  hint,
  error,
  required = false,
  children,
}: FieldProps & { children: (control: ControlAttributes) => ReactNode }) {
  const prefix = useId();
  const hintId = `${prefix}hint`;
  const errorId = `${prefix}error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(" ");
  return (
    <div className={error ? "field field--faulty" : "field"}>
      {labelIn ? (
        Object.entries(labelIn).map(([context, each]) => (
          <div className="show-if" data-for={context} key={context}>
            <FieldLabel {...{ name, required }}>{each}</FieldLabel>
          </div>
        ))
      ) : (
        <FieldLabel {...{ name, required }}>{label}</FieldLabel>
      )}
      {hint && (
        <p className="field__hint" id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id: name,
        name,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
        "aria-required": required || undefined,
      })}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

function FieldLabel({
  name,
  required,
  children,
}: Pick<FieldProps, "name" | "required"> & { children: ReactNode }) {
  return (
    <label htmlFor={name}>
      {children}
      {required && <Asterisk />}
    </label>
  );
}

/** The mark of a required field; assistive technology reads the control's `required`. */
export function Asterisk() {
  return (
    <span className="field__asterisk" aria-hidden="true">
      *
    </span>
  );
}

/** A field's error: an icon and a sentence, never colour alone. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="field__error" id={id}>
      <Icon name="error" size={18} />
      <span>{error}</span>
    </p>
  );
}
