import { selectFieldWords } from "@frontdoor/words/select-field.ts";
import type { SelectHTMLAttributes } from "react";
import { Icon } from "../ui/icons/icon.tsx";
import { Field, type FieldProps } from "./field.tsx";

interface SelectOption {
  id: string;
  name: string;
  /** The name in the page's language, if there is one. */
  translation?: string | undefined;
}

type Native = Pick<
  SelectHTMLAttributes<HTMLSelectElement>,
  "value" | "defaultValue" | "onChange" | "disabled" | "autoComplete"
>;

export interface SelectFieldProps extends FieldProps, Native {
  options: readonly SelectOption[];
  /** The text of the empty entry. */
  placeholder?: string;
  /** The language of the entries' names, if it is not the page's. */
  optionsLanguage?: string;
}

/** A native select; its first entry, with the value "", means no choice. */
export function SelectField({
  name,
  label,
  hint,
  error,
  required,
  options,
  placeholder = selectFieldWords.placeholder,
  optionsLanguage,
  ...native
}: SelectFieldProps) {
  return (
    <Field {...{ name, label, hint, error, required }}>
      {(attributes) => (
        <div className="control">
          <select {...native} {...attributes}>
            <option value="">{placeholder}</option>
            {options.map((option) => (
              <option
                key={option.id}
                value={option.id}
                lang={option.translation ? undefined : optionsLanguage}
              >
                {option.translation ?? option.name}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" size={20} />
        </div>
      )}
    </Field>
  );
}
