import { stayParameter } from "@frontdoor/contract/account/account-page.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { registerPerson } from "../accounts.ts";
import { asks, deviceCookie, keptCookie, letIn, logInAt, visit } from "../kept-logins.ts";
import { type Browser, type OpenidProduct, openBrowser, openidProduct } from "../openid.ts";
import { serveForms } from "../posted-forms.ts";
import { openTestServer, type TestServer } from "../test-server.ts";
import { allQuestions } from "./all-questions.ts";
import { expectNoTrace } from "./expect-no-trace.ts";
import { formQuestions } from "./form-questions.ts";
import { limits } from "./limits.ts";
import type { Question } from "./questions.ts";
import type { State } from "./states.ts";

let server: TestServer;
let product: OpenidProduct;
/** A stranger's, who stays signed in there as themselves. */
let browser: Browser;
beforeAll(async () => {
  server = await openTestServer({ limits, environment: { SINGLE_SIGN_ON: "optional" } });
  await serveForms(server);
  product = await openidProduct(server, "records");
});
afterAll(() => server.close());

async function staySignedIn(): Promise<void> {
  browser = openBrowser(server);
  await logInAt(browser, product, await registerPerson(server));
}

const ways: readonly State[] = ["free", "taken", "twoStep", "passkey"];
const states = process.env.NIGHTLY === "1" ? ([...ways, "locked", "archived"] as const) : ways;
const asked = [
  ...allQuestions,
  ...formQuestions.map((question) => ({ ...question, call: "form" })),
].filter(({ about }) =>
  /^a login|passkey|^a registration|sign-up of a health|of a hcp/.test(about),
);

/** It ends what somebody else left open, under a name that is taken as well. */
const isRegistration = ({ about }: Question) => about.startsWith("a registration");

/** The same question, from that browser, with the wish to stay signed in. */
const whoStays = (question: Question): Question => ({
  ...question,
  async ask(server, subject) {
    if (isRegistration(question)) await staySignedIn();
    const { form, path, ...request } = await question.ask(server, subject);
    const cookies = Object.fromEntries(
      [keptCookie, deviceCookie].map((key) => [key.split(";")[0], browser.jar.get(key)?.value]),
    );
    return form === undefined
      ? { ...request, path: `${path}${path.includes("?") ? "&" : "?"}${stayParameter}=1`, cookies }
      : { ...request, path, form: { ...form, [stayParameter]: "on" }, cookies };
  },
});

describe.each(asked)("$realm $call: $about", (question) => {
  test("[SEC-A1 SEC-C1 SEC-D1] tells a browser that stays signed in no more than others, and leaves it signed in but for a registration", async () => {
    await staySignedIn();
    await expectNoTrace(server, whoStays(question), states);
    expect((await visit(browser, product)).outcome).toBe(isRegistration(question) ? asks : letIn);
  });
});
