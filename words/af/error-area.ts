import type { errorAreaWords as english } from "../en/error-area.ts";
import type { Translation } from "../text/translation.ts";

/** The red area at the top of a form. */
export const errorAreaWords: Translation<typeof english> = {
  /** The link to a faulty field. */
  problem: "{label}: {message}",
  /** Below a fault of the server. */
  reference: "Verwysing: {id}",
  offline:
    "Jou toestel het geen netwerk nie. Wat jy ingevul het, is nog hier: druk weer sodra dit terug is.",
};
