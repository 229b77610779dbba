import { hodInviteFields } from "@frontdoor/contract/academic/hod-invite-fields.ts";
import { minimumHodSearchLength } from "@frontdoor/contract/academic/lookups.ts";
import type { NamedHod } from "@frontdoor/contract/academic/sign-up-entered.ts";
import { academicLabels } from "@frontdoor/contract/academic/sign-up-rules.ts";
import { whichField } from "@frontdoor/contract/posted-forms.ts";
import { hodSearchWords } from "@frontdoor/words/hod-search.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { usePosted } from "../../../../client/posted.ts";
import { EmailField } from "../../../../fields/email-field.tsx";
import { TextField } from "../../../../fields/text-field.tsx";
import { Button } from "../../../../ui/button.tsx";
import { countText } from "./hod-result-list.tsx";
import type { HodResults } from "./hod-search.calls.ts";
import { HodSummary } from "./hod-summary.tsx";

/** The name of the button that searches heads of department. */
export const findHod = "find-hod";

/** The results of a supervisor's search. */
export interface FoundHods {
  hodResults?: HodResults;
}

/** The search and invite of a head of department inside the form, for browsers without script. */
export function PostedHodSearch() {
  const results = usePosted<FoundHods>()?.state.hodResults;
  return (
    <div className="form">
      <TextField
        name="searchTerm"
        label={hodSearchWords.term.label}
        hint={fill(hodSearchWords.term.hint, { letters: minimumHodSearchLength })}
        error={results && "problems" in results ? results.problems.searchTerm : undefined}
        autoComplete="off"
      />
      <Button
        type="submit"
        look="secondary"
        name={whichField}
        value={findHod}
        formAction="#training"
      >
        {hodSearchWords.submit}
      </Button>
      {results && <Results results={results} />}
      <p>{hodSearchWords.invite.lead}</p>
      <EmailField
        name="hodInvite.emailAddress"
        label={academicLabels["hodInvite.emailAddress"]}
        autoComplete="off"
      />
      <TextField
        name="hodInvite.name"
        label={academicLabels["hodInvite.name"]}
        hint={hodInviteFields["hodInvite.name"].hint}
        autoComplete="off"
      />
    </div>
  );
}

function Results({ results }: { results: HodResults }) {
  switch (results.is) {
    case "found":
      return (
        <>
          <p>
            {results.widened !== null && `${hodSearchWords.widened[results.widened]} `}
            {countText(results.hods.length)}
          </p>
          <div className="options options--stacked">
            {results.hods.map((hod) => (
              <label className="option" key={hod.id}>
                <input
                  type="radio"
                  name="hod"
                  value={JSON.stringify({ is: "found", hod } satisfies NamedHod)}
                />
                <HodSummary hod={hod} />
              </label>
            ))}
          </div>
        </>
      );
    case "failed":
      return <p>{results.message}</p>;
    case "unasked":
      return <p>{hodSearchWords.unasked}</p>;
    case "searching":
    case "tooShort":
      return null;
    default:
      return results satisfies never;
  }
}
