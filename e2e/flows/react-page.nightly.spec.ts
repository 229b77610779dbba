import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { build, type Rollup } from "vite";
import { siteOrigin } from "../addresses.ts";
import { field, submit } from "../fixtures/form.ts";
import { addOpenidClient } from "../fixtures/openid-client.ts";
import { test } from "../fixtures/test.ts";
import { answers } from "../fixtures/watch.ts";

const entry = fileURLToPath(new URL("../fixtures/react-page.ts", import.meta.url));

/** Bundles the script of the page with React and the library. */
async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, rollupOptions: { input: entry } },
  });
  const [{ output } = { output: [] }] = [built].flat() as Rollup.RollupOutput[];
  return output[0]?.type === "chunk" ? output[0].code : "";
}

test("a React page logs somebody in by oidc-client-ts with no back end, and renews its tokens", async ({
  page,
  accounts,
  watch,
}) => {
  const script = await bundled();
  const product = createServer(({ url }, response) => {
    const isScript = url === "/app.js";
    response.setHeader("Content-Type", isScript ? "text/javascript" : "text/html");
    response.end(isScript ? script : document);
  });
  await once(product.listen(0, "localhost"), "listening");
  const origin = `http://localhost:${(product.address() as AddressInfo).port}`;
  const { id } = await addOpenidClient(`${origin}/callback`, "browser");
  const document = `<!doctype html><html lang="en" data-client-id="${id}" data-issuer="${siteOrigin}/oidc"><title>Product</title><link rel="icon" href="data:,"><body><script type="module" src="/app.js"></script>`;
  watch.allow(new RegExp(`^foreign request: ${origin}`));
  const person = await accounts.register();

  await page.goto(origin);
  await page.getByRole("button", { name: "Log in" }).click();
  await answers(page);
  await field(page, "Username").fill(person.username);
  await field(page, "Password").fill(person.password);
  await submit(page, "Login").click();
  const hello = page.getByRole("button", { name: `Hello ${person.firstname}` });
  await hello.click();
  await expect(page.getByRole("button", { name: "Hello again" })).toBeVisible();
  product.close();
});
