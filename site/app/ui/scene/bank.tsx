/** The near bank at the foot of a scene. */
export function Bank() {
  return (
    <svg
      className="bank"
      viewBox="0 0 1440 60"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path
        fill="var(--bank)"
        d="M-20 60V24C90 4 210 10 330 26C430 39 560 47 700 48C860 49 1010 44 1130 32C1250 20 1360 10 1460 16V60Z"
      />
    </svg>
  );
}
