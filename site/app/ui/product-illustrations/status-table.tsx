/** Three columns of text, and a status with its colour. */
type StatusRow = readonly [string, string, string, status: string, mood?: "ok" | "warning"];

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
        {rows.map(([first, second, third, status, mood]) => (
          <tr key={first}>
            <td>
              <time>{first}</time>
            </td>
            <td>
              <b>{second}</b>
            </td>
            <td>{third}</td>
            <td>
              <span className={mood ? `pill pill--${mood}` : "pill"}>{status}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
