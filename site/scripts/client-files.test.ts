import { expect, test } from "vitest";
import { routeAt } from "../app/routes.ts";
import { addressOf, scriptsOf, type ViteManifest } from "./client-files.ts";

const manifest: ViteManifest = {
  "app/entry.client.tsx": { file: "assets/entry.js", imports: ["_react.js"] },
  "app/flows/login/login.route.tsx": { file: "assets/login.js", imports: ["_fields.js"] },
  "app/layouts/account.tsx": { file: "assets/account.js", imports: ["_react.js"] },
  "app/flows/sign-up/sign-up.route.tsx": { file: "assets/sign-up.js", imports: ["_fields.js"] },
  "_react.js": { file: "assets/react.js" },
  "_fields.js": { file: "assets/fields.js", imports: ["_react.js"] },
};

test("a page asks for the entry first, then for all it needs, once, and for no other page", () => {
  expect(scriptsOf(manifest, routeAt("/login/practice")?.route ?? null)).toEqual([
    "/assets/entry.js",
    "/assets/login.js",
    "/assets/account.js",
    "/assets/react.js",
    "/assets/fields.js",
  ]);
});

test("the fallback asks for what every page needs", () => {
  expect(scriptsOf(manifest, null)).toEqual(["/assets/entry.js", "/assets/react.js"]);
});

test("a source that was not built stops the build", () => {
  expect(() => addressOf(manifest, "app/fonts/none.woff2")).toThrow("none.woff2");
});
