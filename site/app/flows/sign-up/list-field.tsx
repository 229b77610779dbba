import { postedFormWords } from "@frontdoor/words/posted-form.ts";
import { signUpFormWords } from "@frontdoor/words/sign-up-form.ts";
import { SelectField, type SelectFieldProps } from "../../fields/select-field.tsx";
import { Button } from "../../ui/button.tsx";
import type { LookupList } from "./lookup-list.ts";

const { lists: words } = signUpFormWords;

export interface ListFieldProps extends Omit<SelectFieldProps, "options" | "disabled"> {
  list: LookupList;
  onAskAgain: () => void;
}

/**
 * A select over a loaded list; while the list loads it waits, and a failed one can be asked again.
 * Without script nothing loads: what brings the list stands in place of the select (`without-script.css`).
 */
export function ListField({
  list,
  onAskAgain,
  placeholder = words.choose,
  ...field
}: ListFieldProps) {
  if (list.is === "failed") {
    return (
      <div className="form">
        <SelectField {...field} error={list.message} options={[]} disabled />
        <Button look="secondary" onClick={onAskAgain}>
          {words.tryAgain}
        </Button>
      </div>
    );
  }
  return (
    <>
      <SelectField
        autoComplete="off"
        optionsLanguage="en-ZA"
        {...field}
        options={list.is === "loaded" ? list.items : []}
        placeholder={list.is === "loading" ? words.loading : placeholder}
        disabled={list.is === "loading"}
      />
      {list.is === "loading" && (
        <noscript>
          {import.meta.env.SSR && <p className="field__hint">{postedFormWords.listFollows}</p>}
        </noscript>
      )}
    </>
  );
}
