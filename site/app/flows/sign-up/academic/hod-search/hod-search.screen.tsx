import { type HodRecord, minimumHodSearchLength } from "@frontdoor/contract/academic/lookups.ts";
import { hodSearchWords } from "@frontdoor/words/hod-search.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { type FormEvent, useEffect, useRef } from "react";
import { SubmitButton } from "../../../../fields/submit-button.tsx";
import { TextField } from "../../../../fields/text-field.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Sentence } from "../../../../ui/sentence.tsx";
import { ListField } from "../../list-field.tsx";
import type { LookupList } from "../../lookup-list.ts";
import { HodResultList } from "./hod-result-list.tsx";
import type { HodFilter, HodResults } from "./hod-search.calls.ts";

interface HodSearchScreenProps {
  /** The filter of the last search, and the default values of the fields. */
  filter: HodFilter;
  lists: { specialities: LookupList; institutions: LookupList };
  results: HodResults;
  /** Back from the invite, whose button is shown: the focus returns to it. */
  cameBack: boolean;
  onSearch: (filter: HodFilter) => void;
  onChoose: (hod: HodRecord) => void;
  onInvite: () => void;
  onAskListsAgain: () => void;
}

const filterLists = [
  { name: "speciality", of: "specialities" },
  { name: "institute", of: "institutions" },
] as const;

/** Filters and lists heads of department (S2.171, S2.172). */
export function HodSearchScreen(props: HodSearchScreenProps) {
  const { filter, lists, results, cameBack } = props;
  const { onSearch, onChoose, onInvite, onAskListsAgain } = props;
  const first = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the dialog begins, and never again
  useEffect(() => {
    if (!cameBack) first.current?.focus();
  }, []);
  useEffect(() => {
    if (results.is === "tooShort") first.current?.focus();
  }, [results]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const text = (name: keyof HodFilter) => String(entered.get(name) ?? filter[name]);
    onSearch({
      searchTerm: text("searchTerm"),
      speciality: text("speciality"),
      institute: text("institute"),
    });
  };
  return (
    <>
      <form className="form" noValidate onSubmit={submit}>
        <TextField
          ref={first}
          name="searchTerm"
          label={hodSearchWords.term.label}
          hint={fill(hodSearchWords.term.hint, { letters: minimumHodSearchLength })}
          error={"problems" in results ? results.problems.searchTerm : undefined}
          defaultValue={filter.searchTerm}
          autoComplete="off"
        />
        <div className="field-pair">
          {filterLists.map(({ name, of }) => (
            <ListField
              key={`${name} ${lists[of].is}`}
              name={name}
              label={hodSearchWords.lists[name].label}
              placeholder={hodSearchWords.lists[name].any}
              list={lists[of]}
              onAskAgain={onAskListsAgain}
              defaultValue={filter[name]}
            />
          ))}
        </div>
        <div>
          {/* Ready also during a search: the next one replaces it. */}
          <SubmitButton size="medium">{hodSearchWords.submit}</SubmitButton>
        </div>
      </form>
      <HodResultList results={results} onChoose={onChoose} />
      {/* Once the list is there: as it comes, it would move the button from under a press that has begun. */}
      {results.is !== "searching" && (
        <p className="hod-search__invite">
          <Sentence
            text={hodSearchWords.notListed}
            parts={{
              invite: (
                <Button look="secondary" size="small" autoFocus={cameBack} onClick={onInvite}>
                  {hodSearchWords.inviteNew}
                </Button>
              ),
            }}
          />
        </p>
      )}
    </>
  );
}
