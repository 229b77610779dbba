/** Bubbles from an island once it is hydrated and answers input. */
export const hydratedEvent = "hydrated";

/** Asks an island, or the island runtime, to start, also after a script failed to load. */
export const askedEvent = "asked";

/** Bubbles from an island whose scripts failed to load; the name is Astro's. */
export const failedEvent = "astro:hydration-error";
