import { languageCodes } from "@frontdoor/words/languages.ts";
import * as z from "zod/mini";
import { call } from "../call.ts";
import { changing } from "./changes.ts";

/** Keeps the language that mails, SMS and pages have from now on; the answer leads to the page in it. */
export const chooseLanguage = call({
  ...changing,
  path: "/language",
  body: z.object({ language: z.enum(languageCodes) }),
  reply: z.object({ location: z.string() }),
  failures: ["SESSION_ENDED", "LANGUAGE_UNKNOWN"],
});
