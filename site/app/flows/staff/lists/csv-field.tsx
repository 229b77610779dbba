import { Field } from "../../../fields/field.tsx";

interface CsvFieldProps {
  label: string;
  hint: string;
  /** Why the chosen file cannot be taken. */
  error: string | undefined;
  /** Told nothing where no file is chosen any more. */
  onChoose: (file: File | undefined) => void;
}

/** A field that takes one CSV file. */
export function CsvField({ label, hint, error, onChoose }: CsvFieldProps) {
  return (
    <Field name="file" label={label} hint={hint} error={error} required>
      {(attributes) => (
        <input
          {...attributes}
          type="file"
          accept=".csv,text/csv"
          onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0])}
        />
      )}
    </Field>
  );
}
