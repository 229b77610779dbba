/** Told of an island, and of all around it: it answers to a person from now on. */
export const hydratedEvent = "hydrated";

/** Asks an island, and what makes islands start, to start, or to start again where a script did not come. */
export const askedEvent = "asked";

/** Told of an island whose scripts did not come, and of all around it; the name is Astro's. */
export const failedEvent = "astro:hydration-error";
