import { hiddenFields } from "@frontdoor/contract/posted-forms.ts";
import { readSite, registerSite } from "../src/api/site/site.ts";
import type { TestServer } from "./test-server.ts";

type Answer = Awaited<ReturnType<FormsBrowser["send"]>>;
type FormsBrowser = ReturnType<typeof openBrowser>;

/** Serves the built site beside the APIs of a test server, with the forms that browsers send without script. */
export async function serveForms({ app, deps }: TestServer): Promise<void> {
  const built = await readSite(deps.config);
  await registerSite(app, deps.config, { built, forms: deps });
}

export const ours = { "sec-fetch-site": "same-origin" };

/** A browser without script: it keeps cookies, follows what a form's answer leads to, and sends hidden fields along. */
export function openBrowser(
  { app }: TestServer,
  headers: Record<string, string> = ours,
  remoteAddress = "192.0.2.1",
) {
  const cookies: Record<string, string> = {};
  const keep = (answer: { cookies: { name: string; value: string }[] }) => {
    for (const { name, value } of answer.cookies) cookies[name] = value;
  };
  return {
    cookies,
    async open(url: string) {
      const opened = { "sec-fetch-dest": "document" };
      const answer = await app.inject({ url, cookies, remoteAddress, headers: opened });
      keep(answer);
      return answer;
    },
    /** @param page whose hidden fields go along */
    async send(url: string, fields: Record<string, string>, page?: { body: string }) {
      const all = { ...(page === undefined ? {} : hiddenIn(page.body)), ...fields };
      const answer = await app.inject({
        method: "POST",
        url,
        cookies,
        remoteAddress,
        headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
        payload: String(new URLSearchParams(all)),
      });
      keep(answer);
      return answer;
    },
  };
}

/**
 * Sends a form whose answer is lost on its way, with the cookies in it, and presses again some time later.
 * @returns the second answer
 */
export async function sendTwice(
  server: TestServer,
  browser: FormsBrowser,
  ...form: Parameters<FormsBrowser["send"]>
): Promise<Answer> {
  const kept = { ...browser.cookies };
  await browser.send(...form);
  for (const name of Object.keys(browser.cookies)) delete browser.cookies[name];
  Object.assign(browser.cookies, kept);
  server.advance({ seconds: 70 });
  return browser.send(...form);
}

/** The page behind a link to another language. */
export async function inLanguage(
  browser: FormsBrowser,
  { body }: Pick<Answer, "body">,
  language: string,
): Promise<Answer> {
  const link = new RegExp(` href="([^"]*)" hrefLang="${language}"`).exec(body)?.[1] ?? "";
  const page = await browser.open(link.replaceAll("&amp;", "&"));
  return page.statusCode === 302 ? browser.open(String(page.headers.location)) : page;
}

/** The hidden fields that a page which answers a form sends along with the next one. */
function hiddenIn(html: string): Record<string, string> {
  return Object.fromEntries(
    Object.values(hiddenFields).flatMap((name) => {
      const [, value] = new RegExp(`name="${name}" value="([^"]*)"`).exec(html) ?? [];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** A page that answers a form, without what is another in every answer. */
export function comparable(html: string): string {
  return html
    .replaceAll(/form-(?:key|token)" value="[^"]*"/g, "")
    .replaceAll(/\\&quot;(?:key|token)\\&quot;:\\&quot;[\w-]*/g, "");
}

/** What a person reads in the main part of a page, with the texts of its fields. */
export function mainOf({ body }: Pick<Answer, "body">): string {
  const [, main = ""] = /<main[^>]*>(.*?)<\/main>/s.exec(body) ?? [];
  return main.replace(/<(template|noscript|script)[^>]*>.*?<\/\1>/gs, "");
}

/** The words of the message above the form; empty without one. */
export function alertOf(answer: Pick<Answer, "body">): string {
  const [, text = ""] =
    /role="alert"(?![^>]* hidden)[^>]*>(.*?)<\/div><\/div>/s.exec(mainOf(answer)) ?? [];
  return text
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** What stands in a field. */
export function typedIn(answer: Pick<Answer, "body">, name: string): string | undefined {
  const input = [...mainOf(answer).matchAll(/<input[^>]*>/g)].find(([tag]) =>
    tag.includes(` name="${name}"`),
  )?.[0];
  return / value="([^"]*)"/.exec(input ?? "")?.[1];
}
