import { Field } from "../../../fields/field.tsx";

interface CsvFieldProps {
  label: string;
  hint: string;
  error: string | undefined;
  /** Called with undefined if the file is removed. */
  onChoose: (file: File | undefined) => void;
}

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
