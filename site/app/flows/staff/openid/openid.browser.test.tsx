import {
  addOpenidClient,
  changeOpenidClient,
  checkOpenidClient,
  endOpenidClient,
  type ListedOpenidClient,
  listOpenidClients,
  rotateOpenidClient,
} from "@frontdoor/contract/products/openid.ts";
import {
  addOpenidApi,
  grantOpenidApi,
  type ListedOpenidApi,
  listOpenidApis,
} from "@frontdoor/contract/products/openid-apis.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAddress } from "../../../../test/address.ts";
import { answer, callsTo } from "../../../../test/back-end.ts";
import { field } from "../../../../test/form.ts";
import { expectWithinScreen, onScreen } from "../../../../test/screen.ts";
import { answerCall, idOf, openConsole, pathOf } from "../../../../test/staff.ts";

const at = "2026-11-20T10:40:00.000Z";
const logbook: ListedOpenidClient = {
  issuer: "https://frontdoor.example/oidc",
  id: "logbook",
  product: "academic",
  redirectUris: ["https://logbook.example/<script>alert(1)</script>"],
  postLogoutRedirectUris: [],
  backchannelLogoutUri: null,
  initiateLoginUri: null,
  refreshHours: 12,
  wantedAcr: "mfa",
  type: "web",
  profile: "standard",
  idTokenAlg: "RS256",
  secret: "own",
  apiScopes: {},
  createdAt: at,
};
const dialog = () => page.getByRole("dialog");
const told = () => page.getByRole("main").getByRole("status").first();
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("a client shows its settings to paste, by framework, in an address to send on; a script in them is text", async () => {
  answerCall(listOpenidClients, [logbook]);
  await openConsole("/staff/openid");
  await button("logbook").click();
  await expectAddress("/staff/openid?client=logbook");
  const settings = page.getByText("client secret <the client secret>");
  await expect.element(settings).toMatchTextContent("issuer https://frontdoor.example/oidc");
  await expect.element(settings).toMatchTextContent("<script>alert(1)</script>");
  await field("For").selectOptions("Apache");
  await expectAddress("/staff/openid?client=logbook&for=apache");
  await expect.element(page.getByText("OIDCClientID logbook")).toBeVisible();
  await openConsole("/staff/openid?client=logbook&for=react", "auditor");
  await expect.element(page.getByText("new UserManager")).toBeVisible();
  await expect.element(button("End…")).toHaveLength(0);
  await expect.element(button("Add a client")).toHaveLength(0);
});

test("a client of a later page is shown by its address as well", async () => {
  const others = Array.from({ length: 30 }, (_, place) => ({ ...logbook, id: `other-${place}` }));
  answerCall(listOpenidClients, [...others, logbook]);
  await openConsole("/staff/openid?client=logbook");
  await expect.element(page.getByText("Settings to paste")).toBeVisible();
});

test("a check says what does not work and what to do, until the client is changed", async () => {
  answerCall(listOpenidClients, [logbook]);
  answerCall(checkOpenidClient, [
    {
      about: "backchannelLogoutUri",
      state: "fail",
      found: "Nothing answered there.",
      remedy: "Start it.",
    },
  ]);
  await openConsole("/staff/openid?client=logbook");
  await button("Check its settings").click();
  await expect.element(page.getByText("Start it.")).toBeVisible();
  await expect.element(page.getByText("Does not work")).toBeVisible();
  answerCall(changeOpenidClient, {});
  await button("Change…").click();
  await field("Reason", dialog()).fill("moved");
  await field("Every login needs", dialog()).selectOptions("None");
  await dialog().getByRole("button", { name: "Change the client" }).click();
  await expect.element(told()).toHaveTextContent("logbook is changed.");
  await expect.element(page.getByText("Start it.")).toHaveLength(0);
});

test("a client is added, its secret shown once; what is refused stands at its field", async () => {
  answerCall(listOpenidClients, []);
  const refused = { status: 400, code: "VALIDATION", message: "Check this." };
  const fields = { redirectUris: "Name one address at least." };
  answerCall(addOpenidClient, { ...refused, fields } as typeof refused);
  await openConsole("/staff/openid");
  await button("Add a client").click();
  await field("Client ID", dialog()).fill("logbook");
  await field("Product", dialog()).selectOptions("Academic");
  await field("Reason", dialog()).fill("new site");
  await field("Client type", dialog()).selectOptions("");
  await field("Profile", dialog()).selectOptions("");
  await dialog().getByRole("button", { name: "Add the client" }).click();
  const alert = dialog().getByRole("alert");
  await expect.element(alert.getByRole("link")).toHaveLength(2);
  expect(callsTo(pathOf(addOpenidClient))).toEqual([]);
  await field("Client type", dialog()).selectOptions("web");
  await field("Profile", dialog()).selectOptions("standard");
  await dialog().getByRole("button", { name: "Add the client" }).click();
  await expect.element(alert).toMatchTextContent("Redirect addresses of logins");
  const sent = answerCall(addOpenidClient, {
    issuer: "https://front.example/oidc",
    clientSecret: "shown-once",
  });
  const addresses = field("Redirect addresses of logins", dialog());
  await addresses.fill("https://a.example/cb https://b.example/cb");
  answerCall(listOpenidClients, [logbook]);
  await dialog().getByRole("button", { name: "Add the client" }).click();
  await expect.element(dialog().getByText("shown-once")).toBeVisible();
  expect(sent.at(-1)?.body).toMatchObject({
    id: "logbook",
    product: "academic",
    type: "web",
    profile: "standard",
    redirectUris: ["https://a.example/cb", "https://b.example/cb"],
    refreshHours: 12,
    reason: "new site",
  });
});

test("a secret is changed by two people: until then nothing is shown; a client ends once its id was typed", async () => {
  answerCall(listOpenidClients, [logbook]);
  const rotated = answerCall(rotateOpenidClient, { clientSecret: "new-secret", earlierEndAt: at });
  const ended = answerCall(endOpenidClient, {});
  await openConsole("/staff/openid?client=logbook");
  await button("New secret…").click();
  await field("Reason", dialog()).fill("yearly");
  await dialog().getByRole("button", { name: "Make the secret" }).click();
  await expect.element(dialog().getByText("new-secret")).toBeVisible();
  await dialog().getByRole("button", { name: "Done" }).click();
  expect(rotated[0]?.body).toEqual({ reason: "yearly" });
  await button("End…").click();
  const submit = dialog().getByRole("button", { name: "End the client" });
  await expect.element(submit).toBeDisabled();
  await field("Type the word to confirm", dialog()).fill("logbook");
  answerCall(listOpenidClients, []);
  await submit.click();
  await expect.element(told()).toHaveTextContent("logbook has ended.");
  await expect.element(page.getByText("No client is in use.")).toBeVisible();
  expect(ended).toHaveLength(1);
});

test("a client is changed in what was written anew alone, by whoever connects products; auditors only look", async () => {
  const comma = "https://logbook.example/back?for=a,b";
  answerCall(listOpenidClients, [{ ...logbook, redirectUris: [comma] }]);
  const sent = answerCall(changeOpenidClient, {});
  await openConsole("/staff/openid?client=logbook", "integrator");
  await expect.element(button("Grant scopes…")).toHaveLength(0);
  await button("Change…").click();
  await field("Reason", dialog()).fill("moved");
  const submit = dialog().getByRole("button", { name: "Change the client" });
  await submit.click();
  await expect.element(dialog().getByRole("alert")).toMatchTextContent("change a field, or cancel");
  await expect.element(field("Redirect addresses of logins", dialog())).toHaveValue(comma);
  await field("Redirect addresses of logouts", dialog()).fill(
    "https://a.example/bye https://b.example/bye",
  );
  await field("Every login needs", dialog()).selectOptions("None");
  answerCall(listOpenidClients, [{ ...logbook, refreshHours: 24 }]);
  await submit.click();
  await expect.element(told()).toHaveTextContent("logbook is changed.");
  await expect.element(page.getByText("24 hours")).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    {
      postLogoutRedirectUris: ["https://a.example/bye", "https://b.example/bye"],
      wantedAcr: null,
      reason: "moved",
    },
  ]);
  answerCall(listOpenidClients, [{ ...logbook, apiScopes: { "https://api.example": ["read"] } }]);
  await openConsole("/staff/openid?client=logbook", "integrator");
  await expect.element(page.getByText("only owners can change it")).toBeVisible();
  await expect.element(button("Change…")).toHaveLength(0);
  await expect.element(button("New secret…")).toHaveLength(0);
  await openConsole("/staff/openid?client=logbook", "auditor");
  await expect.element(button("Check its settings")).toBeVisible();
  await expect.element(button("Change…")).toHaveLength(0);
});

test("owners grant scopes of the product's APIs by name; what waits for a second person is said", async () => {
  const identifier = "https://api.example.org";
  const foreign = "https://practice.example";
  const api: ListedOpenidApi = {
    identifier,
    product: "academic",
    scopes: ["reason", "logbook:read", "logbook:write"],
    tokens: "jwt",
    tokenMinutes: 10,
    createdAt: at,
  };
  answerCall(listOpenidApis, [api, { ...api, identifier: foreign, product: "practice" }]);
  const apiScopes = { [identifier]: ["logbook:write"] };
  answerCall(listOpenidClients, [{ ...logbook, apiScopes }]);
  await openConsole("/staff/openid?client=logbook");
  await expect.element(page.getByText(`${identifier}: logbook:write`)).toBeVisible();
  await button("Grant scopes…").click();
  await field("API", dialog()).selectOptions(identifier);
  expect(field("API", dialog()).element().textContent).not.toContain(foreign);
  await dialog().getByRole("checkbox", { name: "logbook:read" }).click();
  await field("Reason", dialog()).fill("reads the log");
  const sent = answer(pathOf(grantOpenidApi), {
    status: 202,
    body: { pending: { id: idOf(1), expiresAt: at } },
  });
  await dialog().getByRole("button", { name: "Grant the scopes" }).click();
  await expect.element(told()).toMatchTextContent("An owner has to agree first.");
  expect(sent.map(({ body }) => body)).toEqual([
    { identifier, scopes: ["logbook:read", "logbook:write"], reason: "reads the log" },
  ]);
});

test("an API is added with its scopes; support sees neither and asks for nothing", async () => {
  answerCall(listOpenidApis, []);
  const sent = answerCall(addOpenidApi, {});
  await openConsole("/staff/openid?view=apis");
  await button("Add an API").click();
  await field("Identifier", dialog()).fill("https://api.example.org");
  await field("Product", dialog()).selectOptions("Academic");
  await field("Scopes", dialog()).fill("logbook:read logbook:write");
  await field("Reason", dialog()).fill("new");
  await field("Tokens", dialog()).selectOptions("");
  await dialog().getByRole("button", { name: "Add the API" }).click();
  await expect.element(dialog().getByRole("alert").getByRole("link")).toHaveLength(1);
  expect(sent).toEqual([]);
  await field("Tokens", dialog()).selectOptions("jwt");
  await dialog().getByRole("button", { name: "Add the API" }).click();
  await expect
    .element(told())
    .toMatchTextContent("Clients can get tokens for https://api.example.org now.");
  expect(sent[0]?.body).toMatchObject({
    scopes: ["logbook:read", "logbook:write"],
    tokenMinutes: 10,
  });
  const before = callsTo(pathOf(listOpenidApis)).length;
  await openConsole("/staff/openid?view=apis", "support");
  await expect.element(page.getByText("Not for your role")).toBeVisible();
  expect(callsTo(pathOf(listOpenidApis))).toHaveLength(before);
});

test("at 390 px nothing lies beside the screen", async () => {
  await onScreen(390, 844);
  answerCall(listOpenidClients, [logbook]);
  await openConsole("/staff/openid?client=logbook");
  await expect.element(page.getByText("Settings to paste")).toBeVisible();
  expectWithinScreen();
});
