import { postedFormWords } from "@frontdoor/words/posted-form.ts";
import { signUpFormWords } from "@frontdoor/words/sign-up-form.ts";
import type { MouseEvent } from "react";
import { SelectField, type SelectFieldProps } from "../../fields/select-field.tsx";
import { Button } from "../../ui/button.tsx";
import type { LookupList } from "./lookup-list.ts";

const { lists: words } = signUpFormWords;

export interface ListFieldProps extends Omit<SelectFieldProps, "options" | "disabled"> {
  list: LookupList;
  onAskAgain: () => void;
}

/**
 * A select over a list from the server: disabled while it loads, with a retry after a failure. Without script a button
 * that loads the list takes its place (`without-script.css`).
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
        <TryAgain onAskAgain={onAskAgain} />
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

/** Loads lists that failed. It goes as it is pressed: its section takes the focus. */
export function TryAgain({ onAskAgain }: Pick<ListFieldProps, "onAskAgain">) {
  const press = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest<HTMLElement>("section")?.focus({ preventScroll: true });
    onAskAgain();
  };
  return (
    <Button look="secondary" onClick={press}>
      {words.tryAgain}
    </Button>
  );
}
