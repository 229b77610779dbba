import { languageCodes } from "@frontdoor/words/languages.ts";
import * as z from "zod/mini";
import { call } from "../call.ts";
import { changing } from "./changes.ts";

/** Sets the language of mails, SMS and pages; `location` is the page in that language. */
export const chooseLanguage = call({
  ...changing,
  path: "/language",
  body: z.object({ language: z.enum(languageCodes) }),
  reply: z.object({ location: z.string() }),
  failures: ["SESSION_ENDED", "LANGUAGE_UNKNOWN"],
});
