import * as z from "zod/mini";
import { interactionParameter, maximumStateLength, stateParameter } from "./return-to.ts";
import { optionalText } from "./wire.ts";

/** The query parameters of a return address. An invalid return address is left out and refuses nobody. */
export const returnToQuery = {
  [interactionParameter]: z.catch(optionalText(maximumStateLength), undefined),
  [stateParameter]: z.catch(optionalText(maximumStateLength), undefined),
};
