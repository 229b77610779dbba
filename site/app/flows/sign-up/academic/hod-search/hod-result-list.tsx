import { type HodRecord, maximumHodRecords } from "@frontdoor/contract/academic/lookups.ts";
import { hodSearchWords } from "@frontdoor/words/hod-search.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { ErrorArea } from "../../../../fields/error-area.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Loading } from "../../../../ui/loading.tsx";
import { plural } from "../../../../ui/plural.ts";
import type { HodResults } from "./hod-search.calls.ts";
import { HodSummary } from "./hod-summary.tsx";

interface HodResultListProps {
  results: HodResults;
  onChoose: (hod: HodRecord) => void;
}

/** The heads of department that were found, each with a button to choose it. */
export function HodResultList({ results, onChoose }: HodResultListProps) {
  switch (results.is) {
    case "searching":
      return <Loading>{hodSearchWords.searching}</Loading>;
    case "failed":
      return (
        <ErrorArea attempt={results} place="within-page">
          {results.message}
        </ErrorArea>
      );
    case "tooShort":
      return null;
    case "unasked":
      return <p role="status">{hodSearchWords.unasked}</p>;
    case "found":
      return (
        <>
          <p role="status">
            {results.widened !== null && `${hodSearchWords.widened[results.widened]} `}
            {countText(results.hods.length)}
          </p>
          <ul className="hod-list">
            {results.hods.map((hod) => (
              <li key={hod.id}>
                <HodSummary hod={hod} />
                <Button
                  look="secondary"
                  size="small"
                  aria-label={fill(hodSearchWords.choosePerson, {
                    name: `${hod.user.name} ${hod.user.surname}`,
                  })}
                  onClick={() => onChoose(hod)}
                >
                  {hodSearchWords.choose}
                </Button>
              </li>
            ))}
          </ul>
        </>
      );
    default:
      return results satisfies never;
  }
}

export function countText(count: number): string {
  const { none, some, most } = hodSearchWords.found;
  if (count === 0) return none;
  return fill(count < maximumHodRecords ? plural(some, count) : most, { count });
}
