const signs = [
  "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 3v18",
  "M4 19 12 5l8 14Z",
  "M9 4h6a5 5 0 0 1 5 5v6a5 5 0 0 1 -5 5H9a5 5 0 0 1 -5 -5V9a5 5 0 0 1 5 -5ZM4 12h16",
  "M4 8c4-5 12 5 16 0M4 16c4-5 12 5 16 0",
];

/** An invented sign for an invented partner. */
export function PartnerSign({ position }: { position: number }) {
  return (
    <svg
      className="icon"
      width="28"
      height="28"
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={signs[position % signs.length]} />
    </svg>
  );
}
