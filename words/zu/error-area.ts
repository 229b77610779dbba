import type { errorAreaWords as english } from "../en/error-area.ts";
import type { Translation } from "../text/translation.ts";

/** The red area at the top of a form. */
export const errorAreaWords: Translation<typeof english> = {
  /** The link to a faulty field. */
  problem: "{label}: {message}",
  /** Below a fault of the server. */
  reference: "Inombolo yereferensi: {id}",
  offline:
    "Idivayisi yakho ayinayo inethiwekhi. Okufakile kusekhona: cindezela futhi lapho isibuyile.",
};
