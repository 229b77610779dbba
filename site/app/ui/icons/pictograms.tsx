/** Pictures for the products on a grid of 24, each with one filled sun at its main point. */
export const pictograms = {
  identity: (
    <>
      <circle className="sun" cx="8.5" cy="10.5" r="2.4" />
      <rect x="3" y="5" width="18" height="14" rx="2.5" />
      <path d="M5.8 16c.4-1.7 1.4-2.6 2.7-2.6s2.3.9 2.7 2.6M14.5 10h3.5M14.5 14h2.5" />
    </>
  ),
  questionnaire: (
    <>
      <circle className="sun" cx="9" cy="13.2" r="1.9" />
      <path d="M8 5H6.5A1.5 1.5 0 0 0 5 6.5v13A1.5 1.5 0 0 0 6.5 21h11a1.5 1.5 0 0 0 1.5-1.5v-13A1.5 1.5 0 0 0 17.5 5H16" />
      <rect x="8" y="3" width="8" height="4" rx="1.2" />
      <path d="M13 13.2h3M8 17.2h8" />
    </>
  ),
  terms: (
    <>
      <circle className="sun" cx="7" cy="17" r="2.2" />
      <path d="M21 4 3.5 10.2l6.3 3.3L13 20Z" />
      <path d="M21 4 9.8 13.5" />
    </>
  ),
  live: (
    <>
      <circle className="sun" cx="12" cy="12" r="2.4" />
      <path d="M20 12a8 8 0 0 1-13.7 5.6L4 15.5M4 12a8 8 0 0 1 13.7-5.6L20 8.5M20 4v4.5h-4.5M4 20v-4.5h4.5" />
    </>
  ),
  billing: (
    <>
      <circle className="sun" cx="15.5" cy="15" r="2" />
      <path d="M6 3.5h12v17l-2.4-1.6-2.4 1.6-2.4-1.6-2.4 1.6L6 18.9Z" />
      <path d="M9 8h6M9 11.5h4" />
    </>
  ),
  share: (
    <>
      <circle className="sun" cx="6" cy="12" r="2.6" />
      <circle cx="18" cy="5.5" r="2.5" />
      <circle cx="18" cy="18.5" r="2.5" />
      <path d="m8.4 10.8 7.3-4.1M8.4 13.2l7.3 4.1" />
    </>
  ),
  note: (
    <>
      <circle className="sun" cx="17.8" cy="6.2" r="2.3" />
      <path d="M19 12v6.5A1.5 1.5 0 0 1 17.5 20h-11A1.5 1.5 0 0 1 5 18.5v-13A1.5 1.5 0 0 1 6.5 4H12" />
      <path d="M8.5 9H12M8.5 12.5h7M8.5 16h5" />
    </>
  ),
  template: (
    <>
      <circle className="sun" cx="16.5" cy="16.5" r="2.3" />
      <rect x="4" y="4" width="16" height="16" rx="2" />
      <path d="M4 9.5h16M10.5 9.5V20" />
    </>
  ),
  documents: (
    <>
      <circle className="sun" cx="15.5" cy="14" r="2.2" />
      <path d="M3.5 18V6.5A1.5 1.5 0 0 1 5 5h4.2l2.3 2.8H19a1.5 1.5 0 0 1 1.5 1.5V18a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18Z" />
    </>
  ),
  consent: (
    <>
      <circle className="sun" cx="17.5" cy="7" r="2.3" />
      <path d="M3.5 20.5h17M4.5 15.5c3-1.6 5-5 5-8 0-1.9-2.1-1.9-2.1.8 0 4 1.9 7.2 4 7.2 1.6 0 1.6-2.7 3-2.7 1.3 0 1.1 2.2 3.4 1.9" />
    </>
  ),
  message: (
    <>
      <circle className="sun" cx="8.5" cy="11.5" r="1.7" />
      <path d="M20.5 6.5v9a1.5 1.5 0 0 1-1.5 1.5h-7l-4.5 3.5V17H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 5h14a1.5 1.5 0 0 1 1.5 1.5Z" />
      <path d="M12.5 9.5h4.5M12.5 13h3" />
    </>
  ),
  preadmission: (
    <>
      <circle className="sun" cx="7.5" cy="10.5" r="2.2" />
      <path d="M3 5v14M3 16h18M21 19v-5a3 3 0 0 0-3-3h-6v5" />
    </>
  ),
  theatre: (
    <>
      <circle className="sun" cx="12" cy="14.4" r="2.3" />
      <path d="M12 3v2.5M5.5 11.5a6.5 6 0 0 1 13 0ZM3.5 20.5h17" />
    </>
  ),
  queue: (
    <>
      <circle className="sun" cx="5.5" cy="6.5" r="2" />
      <circle cx="5.5" cy="12.5" r="1.6" />
      <circle cx="5.5" cy="18.5" r="1.6" />
      <path d="M10.5 6.5H20M10.5 12.5H17M10.5 18.5h4" />
    </>
  ),
  report: (
    <>
      <circle className="sun" cx="18" cy="5.5" r="2.3" />
      <path d="M4 4v16h16" />
      <path d="m7.5 15.5 3.5-4 3 2.5 4-5" />
    </>
  ),
  offline: (
    <>
      <circle className="sun" cx="12" cy="17.5" r="2" />
      <path d="M4 4l16 16M9.2 13a5 5 0 0 1 3-.9M6.2 9.8a9.5 9.5 0 0 1 2.6-1.6M12.5 7.1a9.5 9.5 0 0 1 5.3 2.7M15 12.8a5 5 0 0 1 .7.5" />
    </>
  ),
  export: (
    <>
      <circle className="sun" cx="17.5" cy="6.5" r="2.3" />
      <path d="M12 4v10M8 10.5l4 4 4-4M4.5 16v2.5A1.5 1.5 0 0 0 6 20h12a1.5 1.5 0 0 0 1.5-1.5V16" />
    </>
  ),
  camera: (
    <>
      <circle className="sun" cx="12" cy="13" r="2.2" />
      <path d="M4.5 8h2.8l1.5-2.5h6.4L16.7 8h2.8A1.5 1.5 0 0 1 21 9.5v8a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-8A1.5 1.5 0 0 1 4.5 8Z" />
      <circle cx="12" cy="13" r="4" />
    </>
  ),
  signOff: (
    <>
      <circle className="sun" cx="17.5" cy="17.5" r="2.2" />
      <path d="M19 12V6.5A1.5 1.5 0 0 0 17.5 5h-11A1.5 1.5 0 0 0 5 6.5v11A1.5 1.5 0 0 0 6.5 19H13" />
      <path d="m8.5 11.5 2.5 2.5 5-5.5" />
    </>
  ),
  key: (
    <>
      <circle className="sun" cx="8" cy="15.5" r="2" />
      <circle cx="8" cy="15.5" r="4.5" />
      <path d="m11.3 12.2 8.2-8.2M16 7.5l3 3M13.5 10l1.8 1.8" />
    </>
  ),
  cloud: (
    <>
      <circle className="sun" cx="16.5" cy="9.5" r="2.3" />
      <path d="M7 18.5a4 4 0 0 1-.6-7.950A5.5 5.5 0 0 1 12 5.5M20 13.8a3 3 0 0 1-2.5 4.7H7" />
    </>
  ),
  people: (
    <>
      <circle className="sun" cx="8.5" cy="8.5" r="2.8" />
      <path d="M3 19c.4-3.4 2.5-5.3 5.5-5.3S13.6 15.6 14 19M15.5 6.2a2.8 2.8 0 0 1 0 5.1M17.2 14.3c2.1.6 3.5 2.3 3.8 4.7" />
    </>
  ),
  code: (
    <>
      <circle className="sun" cx="12" cy="12" r="2" />
      <rect x="3" y="6" width="18" height="12" rx="3" />
      <path d="M6.8 12h.1M17.2 12h.1" strokeWidth="2.6" />
    </>
  ),
} as const;
