import { handOffParameter } from "@frontdoor/contract/products/hand-off.ts";
import { acrValues } from "@frontdoor/contract/products/openid.ts";
import { interactionParameter } from "@frontdoor/contract/return-to.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf, registerPerson } from "../../../test/accounts.ts";
import { deviceCookie } from "../../../test/kept-logins.ts";
import {
  authorize,
  leadsTo,
  type OpenidProduct,
  openidProduct,
  provenLogin,
  redeem,
  refresh,
} from "../../../test/openid.ts";
import { outcomeOf } from "../../../test/openid-outcome.ts";
import { callerAs } from "../../../test/product-keys.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { consumeArtifact } from "../../integrations/openid-state/openid-artifacts.ts";
import { noteOwner } from "../../integrations/openid-state/openid-interactions.ts";
import { readDeviceCookie } from "../../platform/http/cookies/device-cookie.ts";
import { createInteractionService } from "./interaction/interaction.service.ts";
import { createOpenidStore } from "./openid-store.ts";

let server: TestServer;
let product: OpenidProduct;
beforeAll(async () => {
  server = await openTestServer();
  product = await openidProduct(server, "records");
});
afterAll(() => server.close());

/** Somebody's login for the client that waits, on its way back to it. */
async function onItsWay() {
  const person = await registerPerson(server);
  const { browser, page, finish } = await provenLogin(product, person);
  const uid = page.searchParams.get(interactionParameter) ?? "";
  const { id: accountId } = await accountOf(server, person.username);
  return { username: person.username, accountId, browser, uid, finish };
}

test("[SEC-C8] a login that is ended once its code is redeemed goes on nowhere, whatever is written down of it", async () => {
  const { username, accountId, browser, uid, finish } = await onItsWay();
  const deps = { ...server.deps, isHttps: true };
  const code = new URL(finish, "https://localhost:3000").searchParams.get(handOffParameter) ?? "";
  const shown = readDeviceCookie(deps.keys, browser.jar.get(deviceCookie)?.value ?? "");
  const waiting = {
    uid,
    clientId: product.id,
    product: "practice",
    required: acrValues[0],
  } as const;
  const kept = { deviceId: shown?.id ?? null, keptLogin: null };
  const met = await createInteractionService(deps).finish(waiting, code, kept);
  expect(met?.isEnough).toBe(true);
  const operator = await callerAs(server, "operator");
  await operator.post("/accounts/sign-out", { realm: "practice", username });
  const store = createOpenidStore({ ...deps, findClient: async () => undefined });
  const interactions = store("Interaction");
  await interactions.upsert(uid, { result: { login: { accountId } } }, 60);
  expect(await interactions.find(uid)).toBeUndefined();
});

test("[SEC-C8] an interaction that goes on with a login is taken over by no other account, nor anew once it is used up", async () => {
  const { accountId, uid } = await onItsWay();
  const other = await accountOf(server, (await registerPerson(server)).username);
  const { kysely } = server.database;
  const noted = (id: string) =>
    kysely.transaction().execute((tx) => noteOwner(tx, { uid, accountId: id }));
  expect([await noted(accountId), await noted(other.id)]).toEqual([true, false]);
  const store = createOpenidStore({
    ...server.deps,
    isHttps: true,
    findClient: async () => undefined,
  });
  await store("Interaction").upsert(uid, { result: { login: { accountId: other.id } } }, 60);
  expect(await store("Interaction").find(uid)).not.toHaveProperty("result");
  await consumeArtifact(kysely, { model: "Interaction", id: uid }, server.deps.clock());
  expect(await noted(accountId)).toBe(false);
});

test("[SEC-C8] a login that is ended just before its grant is written down gives no code", async () => {
  const { accountId, browser, finish } = await onItsWay();
  const goesOnAt = leadsTo(await browser.get(finish)).href;
  await sql
    .raw(
      `create function end_logins() returns trigger language plpgsql as $$
         begin
           delete from openid_artifacts where account_id = new.account_id;
           return new;
         end $$;
       create trigger end_logins before insert on openid_artifacts for each row
         when (new.model = 'Grant' and new.account_id = '${accountId}')
         execute function end_logins();`,
    )
    .execute(server.database.kysely);
  expect(outcomeOf(await browser.get(goesOnAt))).toBe("client: login_required");
});

test.each(["a code", "a refresh token"])(
  "[SEC-C8] a login that is ended while %s is redeemed gives no tokens for it",
  async (what) => {
    const person = await registerPerson(server);
    const { id } = await accountOf(server, person.username);
    const login = await authorize(product, person);
    const tokens = what === "a code" ? null : (await redeem(product, login)).json();
    await sql
      .raw(
        `create or replace function end_used() returns trigger language plpgsql as $$
           begin
             delete from openid_artifacts where account_id = new.account_id;
             return null;
           end $$;
         create or replace trigger end_used after insert on openid_artifacts for each row
           when (new.model = 'AccessToken' and new.account_id = '${id}')
           execute function end_used();`,
      )
      .execute(server.database.kysely);
    const answer = await (tokens === null
      ? redeem(product, login)
      : refresh(product, tokens.refresh_token));
    expect(outcomeOf(answer)).toBe("400 invalid_grant");
  },
);
