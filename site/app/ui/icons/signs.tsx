/** The icons of the interface that contain the sun. */
export const signs = {
  lock: (
    <>
      <circle className="sun" cx="12" cy="15.5" r="1.8" />
      <rect x="5" y="10.5" width="14" height="10" rx="2" />
      <path d="M8 10.5V7.5a4 4 0 0 1 8 0v3" />
    </>
  ),
  passkey: (
    <>
      <circle className="sun" cx="9" cy="8" r="2.2" />
      <circle cx="9" cy="8" r="4" />
      <path d="M2.5 20c.5-3.6 2.8-5.6 6.5-5.6 1.3 0 2.4.25 3.4.75" />
      <circle cx="17.5" cy="12.5" r="2.7" />
      <path d="M17.5 15.2V21l2-1.6M17.5 18h1.8" />
    </>
  ),
} as const;
