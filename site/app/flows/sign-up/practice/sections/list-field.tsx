import { SelectField } from "../../../../fields/select-field.tsx";
import { Button } from "../../../../ui/button.tsx";
import type { ListName } from "../practice-sign-up.state.ts";
import { fieldProps, type PracticeSectionProps } from "./practice-section.ts";

interface ListFieldProps extends PracticeSectionProps {
  list: ListName;
  field: "passportCountry" | "hcp.discipline" | "hcp.speciality" | "hcp.role";
  autoComplete?: string;
}

/** A select over a loaded list; while the list loads it waits, and a failed one can be asked again. */
export function ListField({ list, field, autoComplete = "off", ...props }: ListFieldProps) {
  const loaded = props.lists[list];
  const bound = fieldProps(props, field);
  if (loaded.is === "failed") {
    return (
      <div className="form">
        <SelectField {...bound} error={loaded.message} options={[]} disabled />
        <Button look="secondary" onClick={props.onAskListsAgain}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <SelectField
      {...bound}
      autoComplete={autoComplete}
      options={loaded.is === "loaded" ? loaded.items : []}
      placeholder={loaded.is === "loading" ? "Loading" : "Choose one"}
      disabled={loaded.is === "loading"}
    />
  );
}
