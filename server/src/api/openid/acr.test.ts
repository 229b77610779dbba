import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { registerPerson } from "../../../test/accounts.ts";
import {
  type Browser,
  begin,
  claimsIn,
  issuer,
  leadsTo,
  type OpenidProduct,
  openBrowser,
  openidProduct,
  pushRequest,
  redeem,
} from "../../../test/openid.ts";
import { outcomeOf } from "../../../test/openid-outcome.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { setUpTwoStep } from "../../../test/two-step.ts";
import { isMet, requiredAcr } from "../../integrations/openid-state/requested-acr.ts";
import { surenessOf } from "./acr.ts";

let server: TestServer;
let product: OpenidProduct;
let careful: OpenidProduct;
beforeAll(async () => {
  server = await openTestServer();
  product = await openidProduct(server, "records");
  careful = await openidProduct(server, "vault", { wanted_acr: "mfa" });
});
afterAll(() => server.close());

async function withTwoStep() {
  const person = await registerPerson(server);
  return { ...person, ...(await setUpTwoStep(server, person.username)) };
}
type Person = Awaited<ReturnType<typeof withTwoStep>>;

/** Logs in for a request, with a code where one is asked; what the client is told in the end. */
async function loginFor(
  client: OpenidProduct,
  person: Pick<Person, "username" | "password"> & Partial<Pick<Person, "code">>,
  {
    acr,
    browser = openBrowser(server),
    remember = false,
  }: { acr?: string; browser?: Browser; remember?: boolean } = {},
) {
  const { asked } = await pushRequest(client, acr === undefined ? {} : { acr_values: acr });
  const page = await begin(browser, client, asked);
  const login = await browser.logIn(person, page.search);
  const isAsked = login.json().location.includes("/code#");
  const entered = isAsked
    ? await browser.typeCode(login, person.code?.() ?? "", { remember })
    : login;
  const finished = await browser.get(entered.json().location);
  const back = await browser.get(leadsTo(finished).href);
  const code = leadsTo(back).searchParams.get("code") ?? "";
  const tokens = code === "" ? {} : (await redeem(client, { code, asked })).json();
  const claims = tokens.id_token === undefined ? {} : claimsIn(tokens.id_token);
  return { isAsked, outcome: outcomeOf(back), claims };
}

const unmet = "client: unmet_authentication_requirements";

test.each([
  ["", null, "pwd"],
  ["mfa", null, "mfa"],
  ["phr mfa", null, "mfa"],
  ["urn:example:gold phr", null, "phr"],
  ["pwd", "mfa", "mfa"],
  ["", "phr", "phr"],
  ["urn:example:gold", null, null],
])("[SEC-J16] acr_values=%j of a client that wants %j requires %j", (asked, wanted, required) => {
  expect(requiredAcr(asked, wanted)).toBe(required);
});

test("[SEC-J16] a surer login meets what a less sure one does, and never the other way round", () => {
  expect(isMet("phr", "mfa")).toBe(true);
  expect(isMet("mfa", "mfa")).toBe(true);
  expect(isMet("pwd", "mfa")).toBe(false);
  expect(isMet("mfa", "phr")).toBe(false);
});

test("[SEC-J16] a passkey alone counts as resistant to phishing, and a code of either kind as two-step verification", () => {
  const acrs = Object.entries(surenessOf).map(([way, { acr }]) => [way, acr]);
  expect(Object.fromEntries(acrs)).toEqual({
    password: "pwd",
    "password-and-code": "mfa",
    "password-and-recovery-code": "mfa",
    passkey: "phr",
  });
});

test("[SEC-J16] an ID token tells how the person logged in", async () => {
  const person = await withTwoStep();
  const { claims } = await loginFor(product, person);
  expect(claims).toMatchObject({ acr: "mfa", amr: ["pwd", "otp", "mfa"] });
  const other = await registerPerson(server);
  expect((await loginFor(product, other)).claims).toMatchObject({ acr: "pwd", amr: ["pwd"] });
});

test("[SEC-J16] discovery tells what can be asked for", async () => {
  const found = await server.app.inject(
    `${new URL(issuer).pathname}/.well-known/openid-configuration`,
  );
  expect(found.json().acr_values_supported).toEqual(["pwd", "mfa", "phr"]);
});

describe("what is asked for is required", () => {
  test("[SEC-J16] mfa asks for a code on a remembered device as well", async () => {
    const person = await withTwoStep();
    const browser = openBrowser(server);
    await loginFor(product, person, { browser, remember: true });
    server.advance({ minutes: 1 });
    const usual = await loginFor(product, person, { browser });
    expect(usual).toMatchObject({ isAsked: false, claims: { acr: "pwd" } });
    for (const [client, acr] of [
      [product, "mfa"],
      [careful, undefined],
    ] as const) {
      server.advance({ minutes: 1 });
      const surer = await loginFor(client, person, { browser, ...(acr && { acr }) });
      expect(surer).toMatchObject({ isAsked: true, claims: { acr: "mfa" } });
    }
  });

  test("[SEC-J16] a client that always wants mfa gets it, whatever a request asks for", async () => {
    const person = await registerPerson(server);
    expect((await loginFor(careful, person, { acr: "pwd" })).outcome).toBe(unmet);
  });

  test("[SEC-J16] who has no two-step verification cannot meet mfa, and the client is told so", async () => {
    const person = await registerPerson(server);
    expect((await loginFor(product, person, { acr: "mfa" })).outcome).toBe(unmet);
  });

  test("[SEC-J16] no password and no code meets phr", async () => {
    const person = await withTwoStep();
    expect((await loginFor(product, person, { acr: "phr" })).outcome).toBe(unmet);
  });
});

test("[SEC-J16] a login that began here and is not sure enough is asked for once more, in place", async () => {
  const other = await openTestServer();
  const initiate_login_uri = "https://practice.example/login";
  const client = await openidProduct(other, "records", { initiate_login_uri });
  const person = await registerPerson(other);
  const browser = openBrowser(other);
  const begun = new URL((await browser.logIn(person)).json().location);
  const login_hint = begun.searchParams.get("login_hint") ?? "";
  const { asked } = await pushRequest(client, { login_hint, acr_values: "mfa" });
  expect((await begin(browser, client, asked)).pathname).toBe("/login/practice");
  await other.close();
});
