import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { registerPerson } from "../../../test/accounts.ts";
import {
  authorize,
  leadsTo,
  type OpenidProduct,
  openBrowser,
  openidProduct,
  provenLogin,
  pushRequest,
  redeem,
  refresh,
} from "../../../test/openid.ts";
import { outcomeOf } from "../../../test/openid-outcome.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let product: OpenidProduct;
beforeEach(async () => {
  server = await openTestServer();
  product = await openidProduct(server, "records");
});
afterEach(() => server.close());

/** Lets writes of what the protocol keeps, or of one kind of it, end as when an operator stops the database (57P01). */
const takeDatabaseAway = (kind = "%") =>
  sql
    .raw(
      `create function away() returns trigger language plpgsql as $$
         begin
           if coalesce(new.model, old.model) like '${kind}' then
             raise exception 'stopped' using errcode = '57P01';
           end if;
           return coalesce(new, old);
         end $$;
       create trigger away before insert or update or delete on openid_artifacts
         for each row execute function away();`,
    )
    .execute(server.database.kysely);

const bringDatabaseBack = () =>
  sql.raw("drop function away cascade").execute(server.database.kysely);

test("[SEC-F5] a product that pushes a request is told to ask again, in the protocol's words", async () => {
  await takeDatabaseAway();
  const { response } = await pushRequest(product);
  expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "2"]);
  expect(response.json()).toEqual({ error: "temporarily_unavailable" });
});

test("[SEC-F5] a browser is led back to its product with the error that stands for it", async () => {
  const { asked } = await pushRequest(product);
  await takeDatabaseAway();
  const query = new URLSearchParams({ client_id: product.id, request_uri: asked.requestUri });
  const back = leadsTo(await openBrowser(server).get(`/oidc/auth?${query}`));
  expect(back.origin).toBe("https://practice.example");
  expect(back.searchParams.get("error")).toBe("temporarily_unavailable");
  expect(back.searchParams.get("state")).toBe(asked.state);
});

/** Up to the address to which a login leads its browser. */
const loggedIn = async () => provenLogin(product, await registerPerson(server));

test("[SEC-F5 SEC-G2] whoever comes back from the login is told to ask again, and nothing of the inside", async () => {
  const { browser, finish } = await loggedIn();
  await takeDatabaseAway();
  const refused = await browser.get(finish);
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "2"]);
  expect(refused.body).not.toContain("stopped");
});

test("[SEC-F5] a browser is shown a page at each step, at a log-out as well", async () => {
  const { browser, finish } = await loggedIn();
  const login = await authorize(product, await registerPerson(server));
  const hint = (await redeem(product, login)).json().id_token;
  const cookies = Object.fromEntries(
    [...browser.jar].map(([key, { value }]) => [key.slice(0, key.indexOf(";")), value]),
  );
  await takeDatabaseAway();
  for (const url of [finish, `/oidc/session/end?id_token_hint=${hint}`]) {
    const shown = await server.app.inject({ url, cookies, headers: { accept: "text/html" } });
    expect(shown.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(shown.statusCode).toBe(503);
  }
});

test("[SEC-F5] whoever goes on from there is shown the page that says so", async () => {
  const { browser, finish } = await loggedIn();
  const finished = await browser.get(finish);
  await takeDatabaseAway();
  const shown = await browser.get(leadsTo(finished).href);
  expect(outcomeOf(shown)).toBe("ended: temporarily_unavailable");
});

test("[SEC-F5] a code and a refresh token still count after a try that the database was not there for", async () => {
  const login = await authorize(product, await registerPerson(server));
  await takeDatabaseAway("AccessToken");
  expect(outcomeOf(await redeem(product, login))).toBe("503 temporarily_unavailable");
  await bringDatabaseBack();
  const tokens = (await redeem(product, login)).json();
  await takeDatabaseAway("AccessToken");
  const away = await refresh(product, tokens.refresh_token);
  expect(outcomeOf(away)).toBe("503 temporarily_unavailable");
  await bringDatabaseBack();
  expect(outcomeOf(await refresh(product, tokens.refresh_token))).toBe("200");
});

test("[SEC-F5 SEC-G2 SEC-F3] where no part of the protocol catches it: 503, a time to wait and our headers", async () => {
  const { browser, finish } = await loggedIn();
  const finished = await browser.get(finish);
  await takeDatabaseAway("Session");
  const refused = await browser.get(leadsTo(finished).href);
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "2"]);
  expect(refused.json()).toEqual({ error: "temporarily_unavailable" });
  expect(refused.headers["x-content-type-options"]).toBe("nosniff");
});
