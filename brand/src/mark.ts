/** The mark, a heron in a setting sun, as one path on a 48 × 48 grid. */
export const brandMark =
  "M42.6 39.2A24 24 0 1 0 21.6 47.9C21.9 44.6 21.7 42.2 20.9 39.6C19.4 34.8 20.3 30.6 22.9 26.8C24.9 23.9 25.1 21.9 23.7 20.7L5.6 20.2L21.9 15.2C24 12.5 27.7 11.9 30.6 13.6C33.6 15.3 36.3 18 38.9 22.1C36.9 20.7 35.1 20 33.6 19.9C33.7 22.2 32.8 24.2 31.2 26.3C28.1 30.3 28.6 33.5 32 36.4C34.6 38.6 38 39.6 42.6 39.2Z";

/** The icon of tabs and home screens, a complete SVG: the heron before the sun on a dark tile. */
export const brandIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="10.8" fill="#142730"/><circle cx="31" cy="20" r="11.5" fill="#fec053"/><clipPath id="r"><rect width="48" height="48" rx="10.8"/></clipPath><path clip-path="url(#r)" fill="#fff" d="M20.7 48C21.4 45 21.2 42.4 20.4 39.6C19 34.8 20 30.4 22.6 26.6C24.6 23.7 24.8 21.6 23.4 20.4L4.6 20.2L21.6 15C23.7 12.3 27.4 11.7 30.3 13.4C33.3 15.1 36.2 18 39 22.4C36.8 20.8 34.9 20 33.3 19.8C33.4 22.1 32.5 24.1 30.9 26.2C27.8 30.2 28.2 33.2 31.4 36.2C34.6 39.2 40 41 48 41V48Z"/></svg>';
