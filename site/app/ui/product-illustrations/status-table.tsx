/** Three columns of text and a status; `mood` colours the status. */
interface StatusRow {
  first: string;
  second: string;
  third: string;
  mood?: "ok" | "warning";
  status: string;
}

export function row(
  first: string,
  second: string,
  third: string,
  status: string,
  mood?: "ok" | "warning",
): StatusRow {
  return { first, second, third, status, ...(mood ? { mood } : {}) };
}

interface StatusTableProps {
  columns: readonly string[];
  rows: readonly StatusRow[];
}

/** The table in a window. */
export function StatusTable({ columns, rows }: StatusTableProps) {
  return (
    <table className="mock-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column}>{column}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.first}>
            <td>
              <time>{row.first}</time>
            </td>
            <td>
              <b>{row.second}</b>
            </td>
            <td>{row.third}</td>
            <td>
              <span className={row.mood ? `pill pill--${row.mood}` : "pill"}>{row.status}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
