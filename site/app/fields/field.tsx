import { type ReactNode, useId } from "react";
import { Icon } from "../ui/icons/icon.tsx";

/** What every field takes. `name` is also its id, so that an error area can link to it. */
export interface FieldProps {
  name: string;
  label: ReactNode;
  /**
   * While it is not known which product is chosen: its label by the products that it is for. The page shows one, and
   * the first where none is chosen.
   */
  labelIn?: Readonly<Record<string, string>> | undefined;
  /** Shown between label and control, above a phone's keyboard. */
  hint?: ReactNode | undefined;
  /** The message to show; none means the field is in order. */
  error?: string | undefined;
  /** Marks the field with an asterisk and as required (S2.135). */
  required?: boolean | undefined;
}

/** What the control inside a field is given so that label, hint and error belong to it. */
export interface ControlAttributes {
  id: string;
  name: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
}

/** The frame of a field: label, hint, control, error, always in that order. */
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
          <div className="when" data-for={context} key={context}>
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

/** The sign of a required field; the control says the same to assistive technology. */
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
