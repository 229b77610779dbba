import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { apiBasePaths, type Call } from "@frontdoor/contract/call.ts";
import { type ProductCalls, productCalls } from "@frontdoor/contract/products/calls.ts";
import { keyHolders } from "@frontdoor/contract/products/keys.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Caller, callerAs } from "../../test/product-keys.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";

const whose = { realm: "practice", username: "nobody" };

/** One request for each call that is valid but for the key, and who may make it. */
const cases: Record<keyof ProductCalls, { body?: unknown; holders: string[] }> = {
  redeemHandOff: { body: { code: "invented" }, holders: ["practice", "academic"] },
  listEvents: { holders: ["patient", "practice", "academic"] },
  acknowledgeEvents: { body: { ids: [] }, holders: ["patient", "practice", "academic"] },
  createWebhook: { body: { url: "https://practice.example/hook" }, holders: [...keyHolders] },
  listWebhooks: { holders: [...keyHolders] },
  rotateWebhook: { body: {}, holders: [...keyHolders] },
  endWebhook: { body: {}, holders: [...keyHolders] },
  testWebhook: { body: {}, holders: [...keyHolders] },
  listDeliveries: { holders: [...keyHolders] },
  sendDeliveryAgain: { body: {}, holders: [...keyHolders] },
  createPracticeInvite: {
    body: { emailAddress: "thandi@example.org", send: false },
    holders: ["practice", "operator"],
  },
  createAcademicInvite: {
    body: { emailAddress: "thandi@example.org", name: "Thandi", role: "HOD", send: false },
    holders: ["academic", "operator"],
  },
  listInvites: { holders: ["practice", "academic", "operator"] },
  revokeInvite: { body: {}, holders: ["practice", "academic", "operator"] },
  saveLookups: {
    body: { list: "countries", entries: [{ id: "XK", name: "Kosovo" }] },
    holders: ["practice", "academic", "operator"],
  },
  listHodLinks: { holders: ["academic", "operator"] },
  confirmHodLink: { body: { hodId: randomUUID() }, holders: ["academic", "operator"] },
  savePractices: { body: { practices: [] }, holders: ["practice", "operator"] },
  createRemovalRequest: {
    body: { username: "nobody" },
    holders: ["patient", "practice", "operator"],
  },
  showClaims: { holders: ["patient", "practice", "academic"] },
  showAccount: { body: whose, holders: ["operator"] },
  unlockAccount: { body: whose, holders: ["operator"] },
  archiveAccount: { body: whose, holders: ["operator"] },
  confirmNumber: {
    body: { username: "nobody", cellularNumber: "082 123 4567" },
    holders: ["practice", "operator"],
  },
  importAccounts: { body: { accounts: [] }, holders: ["practice", "operator"] },
  listOutbox: { holders: ["operator"] },
  retryOutbox: { body: {}, holders: ["operator"] },
  exportAudit: { holders: ["operator"] },
  verifyAudit: { holders: ["operator"] },
  exportLeads: { holders: ["operator"] },
  createProductKey: { body: { holder: "practice", label: "test" }, holders: ["operator"] },
  listProductKeys: { holders: ["operator"] },
  addOpenidClient: {
    body: {
      id: "x",
      product: "practice",
      redirectUris: ["https://practice.example/back"],
      postLogoutRedirectUris: [],
      backchannelLogoutUri: null,
      initiateLoginUri: null,
      refreshHours: 12,
      wantedAcr: null,
    },
    holders: ["operator"],
  },
  listOpenidClients: { holders: ["operator"] },
  endOpenidClient: { body: {}, holders: ["operator"] },
  letSecondStepEnd: {
    body: { realm: "practice", username: "nobody", reason: "test" },
    holders: ["operator"],
  },
  signOutAccount: { body: { realm: "practice", username: "nobody" }, holders: ["operator"] },
  endProductKey: { body: {}, holders: ["operator"] },
  grantScope: {
    body: { product: "practice", scope: "identity", reason: "test" },
    holders: ["operator"],
  },
  listScopes: { holders: ["operator"] },
  endScope: { body: { product: "academic", scope: "identity" }, holders: ["operator"] },
};

let server: TestServer;
const callers: Record<string, Caller> = {};
const endedKeys: string[] = [];

beforeAll(async () => {
  server = await openTestServer();
  const operator = await callerAs(server, "operator");
  for (const holder of keyHolders) {
    callers[holder] = await callerAs(server, holder);
    const { id, key } = await callerAs(server, holder);
    await operator.post(`/keys/${id}/end`);
    endedKeys.push(key);
  }
});
afterAll(() => server.close());

const names = Object.keys(productCalls) as (keyof ProductCalls)[];

function ask(name: keyof ProductCalls, authorization?: string) {
  const call: Call = productCalls[name];
  const path = apiBasePaths.products.replace("/api", "") + call.path.replace("{id}", randomUUID());
  const headers = authorization === undefined ? {} : { authorization };
  return call.method === "GET"
    ? server.get(path, { headers })
    : server.post(path, cases[name].body, { headers });
}

test.each(names.flatMap((name) => keyHolders.map((holder) => [name, holder])))(
  "%s is open to %s exactly when the table says so",
  async (name, holder) => {
    const call = name as keyof ProductCalls;
    const { statusCode } = await ask(call, `Bearer ${callers[holder]?.key}`);
    if (cases[call].holders.includes(holder)) expect(statusCode).not.toBe(401);
    else expect(statusCode).toBe(401);
  },
);

test.each(names)("%s answers every wrong key alike", async (name) => {
  const ended = endedKeys.map((key) => `Bearer ${key}`);
  const answers = [await ask(name)];
  for (const header of ["Bearer invented", "Bearer ", "Basic b3BlcmF0b3I6", ...ended]) {
    answers.push(await ask(name, header));
  }
  for (const answer of answers) {
    expect(answer.statusCode).toBe(401);
    expect(answer.body).toBe(answers[0]?.body);
  }
});

test("[SEC-C16 SEC-B9] support and products set or see no password: no call has a field for one", () => {
  const documents = new URL("../../../docs/api/", import.meta.url);
  const documentOf = (api: string) => readFileSync(new URL(`${api}.json`, documents), "utf8");
  const aPassword = /"[^"]*passw[^"]*":\s*\{/i;
  expect(documentOf("practice")).toMatch(aPassword);
  expect(documentOf("products")).not.toMatch(aPassword);
});
