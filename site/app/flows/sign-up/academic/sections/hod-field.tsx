import type { NamedHod } from "@frontdoor/contract/academic/sign-up-entered.ts";
import { signUpAcademicWords } from "@frontdoor/words/sign-up-academic.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useId } from "react";
import { Asterisk, FieldError } from "../../../../fields/field.tsx";
import { Button } from "../../../../ui/button.tsx";
import { opens } from "../../../../ui/opens.ts";
import { hodSearchDialog } from "../hod-search/hod-search.tsx";
import { HodSummary } from "../hod-search/hod-summary.tsx";
import { PostedHodSearch } from "../hod-search/posted-hod-search.tsx";

const { hod: words } = signUpAcademicWords;

interface HodFieldProps {
  label: string;
  hod: NamedHod | null;
  error: string | undefined;
}

/** The head of department, chosen or invited in the HOD search (S5.038). The button has the field's id. */
export function HodField({ label, hod, error }: HodFieldProps) {
  const errorId = useId();
  return (
    <fieldset className={error ? "field field--faulty" : "field"}>
      <legend className="field__legend">
        {label}
        <Asterisk />
      </legend>
      {hod !== null && <input type="hidden" name="hod" value={JSON.stringify(hod)} />}
      {hod !== null && (
        <div className="chosen">
          <NamedHodText hod={hod} />
        </div>
      )}
      <div>
        <Button
          look="secondary"
          icon="search"
          id="hod"
          aria-describedby={error ? errorId : undefined}
          {...opens(hodSearchDialog)}
        >
          {hod === null ? words.find : words.chooseAnother}
        </Button>
        <noscript>{import.meta.env.SSR && <PostedHodSearch />}</noscript>
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}

function NamedHodText({ hod }: { hod: NamedHod }) {
  if (hod.is === "found") return <HodSummary hod={hod.hod} />;
  return (
    <p>
      <strong>{hod.name}</strong>
      <br />
      {fill(words.toBeInvited, { email: hod.emailAddress })}
    </p>
  );
}
