/** Told of an island, and of all around it: it answers to a person from now on. */
export const hydratedEvent = "hydrated";

/** Asks an island to start, or to start again where its script did not come. */
export const askedEvent = "asked";
