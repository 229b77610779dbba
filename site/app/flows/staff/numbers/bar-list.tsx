import { consoleNumbersWords as words } from "@frontdoor/words/staff/numbers.ts";
import { told } from "./periods.ts";

interface BarListProps {
  caption: string;
  rows: readonly (readonly [name: string, count: number])[];
  /** The count of a full bar: the first row of a funnel, or the sum of all rows. */
  whole: number;
}

/** Counts as a table with a bar in each row. */
export function BarList({ caption, rows, whole }: BarListProps) {
  if (rows.every(([, count]) => count === 0)) return <p className="muted">{words.empty}</p>;
  const longest = Math.max(...rows.map(([, count]) => count));
  return (
    <table className="bars">
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.count}</th>
          <th scope="col">{words.share}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, count]) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect className="chart__grid-bar" width="100" height="8" />
                <rect className="chart__series-1" width={(count / longest) * 100} height="8" />
              </svg>
            </th>
            <td>{told(count)}</td>
            <td className="muted">{percent(count, whole)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const percent = (count: number, whole: number) =>
  whole === 0 ? "" : `${Math.round((count / whole) * 100)} %`;
