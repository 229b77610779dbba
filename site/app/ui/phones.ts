/** The maximum width of a phone, as a media query. */
export const phones = "(max-width: 640px)";
