import { SelectField, type SelectFieldProps } from "../../fields/select-field.tsx";
import { Button } from "../../ui/button.tsx";
import type { LookupList } from "./lookup-list.ts";

export interface ListFieldProps extends Omit<SelectFieldProps, "options" | "disabled"> {
  list: LookupList;
  onAskAgain: () => void;
}

/** A select over a loaded list; while the list loads it waits, and a failed one can be asked again. */
export function ListField({
  list,
  onAskAgain,
  placeholder = "Choose one",
  ...field
}: ListFieldProps) {
  if (list.is === "failed") {
    return (
      <div className="form">
        <SelectField {...field} error={list.message} options={[]} disabled />
        <Button look="secondary" onClick={onAskAgain}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <SelectField
      autoComplete="off"
      {...field}
      options={list.is === "loaded" ? list.items : []}
      placeholder={list.is === "loading" ? "Loading" : placeholder}
      disabled={list.is === "loading"}
    />
  );
}
