/** The back end's search for practices. */
export const practiceSearch = /\/api\/practice\/practice\/search\?/;

/** A picture of one pixel. */
export const logoImage =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==";

/** What a search finds. */
export const practices = [
  { id: "7", name: "Naidoo Orthopaedics", logoImage },
  { id: "8", name: "Naidoo Family Practice", logoImage: null },
];

/** Where the back end says how the kiosk of the first of them is reached. */
export const kioskLink = "/api/practice/practice/kiosk-link/7";
