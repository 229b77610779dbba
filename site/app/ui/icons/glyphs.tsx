/** The icons of forms, part of every bundle, as lines of one weight; none of them contains a sun. */
export const glyphs = {
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </>
  ),
  check: <path d="m5 12.5 4.7 4.7L19.5 7" />,
  close: <path d="M6 6l12 12M18 6 6 18" />,
  arrow: <path d="M4.5 12h15M13.5 6l6 6-6 6" />,
  chevronDown: <path d="m6 9.5 6 6 6-6" />,
  chevronRight: <path d="m9.5 6 6 6-6 6" />,
  back: <path d="M19.5 12h-15M10.5 6l-6 6 6 6" />,
  warning: (
    <>
      <path d="M12 3.5 22 20.5H2Z" strokeLinejoin="round" />
      <path d="M12 10v4.5M12 17.3v.2" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.5v.2" />
    </>
  ),
  error: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5.5M12 16.3v.2" />
    </>
  ),
  success: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="m8 12.3 2.8 2.8 5.2-5.6" />
    </>
  ),
  eye: (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  plus: <path d="M12 5v14M5 12h14" />,
  download: <path d="M12 4v11M7.5 10.8 12 15.3l4.5-4.5M5 19.5h14" />,
  android: (
    <>
      <rect x="6" y="3" width="12" height="18" rx="2.5" />
      <circle cx="12" cy="6.2" r=".9" fill="currentColor" stroke="none" />
      <path d="M10 18.3h4" />
    </>
  ),
  iphone: (
    <>
      <rect x="6" y="3" width="12" height="18" rx="3.5" />
      <path d="M10.2 5.8h3.6" strokeWidth="2.2" />
    </>
  ),
} as const;
