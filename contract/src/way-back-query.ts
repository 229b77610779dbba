import { interactionParameter, stateParameter } from "./way-back.ts";
import { optionalText } from "./wire.ts";

/** The part of a query that carries a way back. What is no way back is left out, so that nobody is kept out by it. */
export const wayBackQuery = {
  [interactionParameter]: optionalText(4_096),
  [stateParameter]: optionalText(4_096),
};
