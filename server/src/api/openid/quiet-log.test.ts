import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { registerPerson } from "../../../test/accounts.ts";
import {
  authorize,
  begin,
  leadsTo,
  type OpenidProduct,
  openBrowser,
  openidProduct,
  pushRequest,
} from "../../../test/openid.ts";
import { goodPassword } from "../../../test/people.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let product: OpenidProduct;
const told: unknown[] = [];
beforeAll(async () => {
  server = await openTestServer();
  // A hook that takes a while, as the real server has them.
  server.app.addHook("onSend", async () => {
    await new Promise((done) => setImmediate(done));
  });
  product = await openidProduct(server, "records");
  const { log } = server.app;
  const child = log.child.bind(log);
  vi.spyOn(log, "child").mockImplementation((...given) =>
    Object.assign(child(...given), {
      warn: (...line: unknown[]) => told.push(line),
      error: (...line: unknown[]) => told.push(line),
    }),
  );
});
afterAll(() => server.close());

test("a login from a product and back warns nobody: each answer is sent once", async () => {
  const person = await registerPerson(server);
  const login = await authorize(product, { ...person, password: goodPassword });
  expect(login.code).not.toBe("");
  expect(told).toEqual([]);
});

test("nor does an interaction that has ended, or one that is finished with no code of it", async () => {
  const browser = openBrowser(server);
  const { asked } = await pushRequest(product);
  const page = await begin(browser, product, asked);
  const uid = page.searchParams.get("interaction");
  const back = await browser.get(`/oidc/interaction/${uid}/finish?code=nothing`);
  expect(leadsTo(back).pathname).toBe("/login/practice");
  const ended = await openBrowser(server).get(`/oidc/interaction/${uid}`);
  expect(leadsTo(ended).pathname).toBe("/login-ended");
  expect(told).toEqual([]);
});
