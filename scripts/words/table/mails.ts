import { type LanguageCode, languages } from "@frontdoor/words/languages.ts";
import { everyMessage } from "../../../server/src/api/every-message.ts";
import type { Mail } from "../../../server/src/platform/mail/message.ts";

/** The mails that are written in a language: each kind once, in the name of one of its products. */
export function mailsIn(language: LanguageCode): Mail[] {
  const config = { publicUrl: "https://example.org", languages: [language] };
  const mails = Object.values(everyMessage(config, language))
    .flatMap((compose) => compose())
    .filter((message) => message.channel === "email")
    .filter(({ html }) => html.includes(`lang="${languages[language].tag}"`));
  return [...new Map(mails.map((mail) => [headingOf(mail), mail])).values()];
}

const headingOf = ({ html }: Mail) => /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1];
