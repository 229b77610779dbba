import { type HodRecord, maximumHodRecords } from "@frontdoor/contract/academic/lookups.ts";
import { ErrorArea } from "../../../../fields/error-area.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Loading } from "../../../../ui/loading.tsx";
import type { HodResults } from "./hod-search.calls.ts";
import { HodSummary } from "./hod-summary.tsx";

interface HodResultListProps {
  results: HodResults;
  onChoose: (hod: HodRecord) => void;
}

/** The heads of department that were found, each with a button that chooses it. */
export function HodResultList({ results, onChoose }: HodResultListProps) {
  switch (results.is) {
    case "searching":
      return <Loading>Searching</Loading>;
    case "failed":
      return (
        <ErrorArea attempt={results} place="within-page">
          {results.message}
        </ErrorArea>
      );
    case "unasked":
      return <p role="status">Enter a name, or choose a speciality or an institution.</p>;
    case "found":
      return (
        <>
          <p role="status">{countText(results.hods.length)}</p>
          <ul className="hod-list">
            {results.hods.map((hod) => (
              <li key={hod.id}>
                <HodSummary hod={hod} />
                <Button
                  look="secondary"
                  size="small"
                  aria-label={`Choose ${hod.user.name} ${hod.user.surname}`}
                  onClick={() => onChoose(hod)}
                >
                  Choose
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

function countText(count: number): string {
  if (count === 0) return "Nobody was found. Search with less, or invite them.";
  if (count === 1) return "One was found.";
  const text = `${count} were found.`;
  return count < maximumHodRecords ? text : `${text} There may be more: please narrow the search.`;
}
