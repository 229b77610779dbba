/** How wide a phone is at most, as a media query. */
export const phones = "(max-width: 640px)";
