import * as z from "zod/mini";
import { interactionParameter, maximumStateLength, stateParameter } from "./return-to.ts";
import { optionalText } from "./wire.ts";

/** The part of a query that carries a way back. What is no way back is left out, so that nobody is kept out by it. */
export const returnToQuery = {
  [interactionParameter]: z.catch(optionalText(maximumStateLength), undefined),
  [stateParameter]: z.catch(optionalText(maximumStateLength), undefined),
};
