import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { languageOfPath } from "@frontdoor/contract/languages.ts";
import { language, pathPrefix } from "@frontdoor/words/language.ts";
import { firstLanguage, type LanguageCode, languageCodes } from "@frontdoor/words/languages.ts";
import { type AstroIntegration, dev } from "astro";
import type { Plugin, ProxyOptions } from "vite";
import { languageConditions } from "../language-conditions.ts";
import { deploymentConfig } from "./deployment-config.ts";
import { unknownAddresses } from "./unknown-addresses.ts";

/** Paths that the server answers; all others are pages or their sources. */
const ofServer = [
  "/api",
  "/dev",
  "/oidc",
  "/.well-known",
  "/healthz",
  "/readyz",
  "/robots.txt",
  "/sitemap.xml",
];

/**
 * Serves the pages from their sources at `DEV_PORT`, in this process's language (`node --conditions=af`). The process
 * of the first language also proxies to the server at `DEV_SERVER`, and to a process for each other language, which
 * starts with the first request for one of its pages.
 */
const { DEV_PORT = "3000", DEV_SERVER = "3001", PUBLIC_URL = local(DEV_PORT) } = process.env;
const isFirst = language.code === firstLanguage;
const others = await Promise.all(
  languageCodes
    .filter((code) => isFirst && code !== firstLanguage)
    .map(async (code) => ({ code, port: await freePort() })),
);
const proxy: Record<string, ProxyOptions> = {};
for (const path of isFirst ? ofServer : []) proxy[path] = { target: local(DEV_SERVER) };
for (const { code, port } of others)
  proxy[`^/${code}(/|\\?|$)`] = {
    target: local(port),
    ws: true,
    // Vite answers only below its `base`, with a slash.
    rewrite: (path) => path.replace(/^\/\w+(?=\?|$)/, "$&/"),
  };

const loseNothing: AstroIntegration = {
  name: "lose-nothing",
  hooks: {
    "astro:config:setup": ({ injectScript, addMiddleware }) => {
      for (const script of ["keep-typed", "hold-forms"])
        injectScript("page", `import "/scripts/dev/${script}.ts";`);
      addMiddleware({ order: "post", entrypoint: "/scripts/dev/island-addresses.ts" });
    },
  },
};
/** Documents and scripts both contain the brand, so a change of it reloads the page. */
const reloadBrand: Plugin = {
  name: "reload-brand",
  hotUpdate({ file }) {
    if (!file.includes("/brand/src/")) return;
    this.environment.hot.send({ type: "full-reload" });
    return [];
  },
};

process.env.ASTRO_TELEMETRY_DISABLED = "1";
await dev({
  root: fileURLToPath(new URL("../../", import.meta.url)),
  cacheDir: fileURLToPath(new URL(`../../.astro/dev/${language.code}/`, import.meta.url)),
  logLevel: "warn",
  trailingSlash: "ignore",
  integrations: [loseNothing],
  server: { port: Number(DEV_PORT) },
  vite: {
    base: pathPrefix,
    plugins: [
      languageConditions(language.code),
      unknownAddresses,
      deploymentConfig(local(DEV_SERVER), PUBLIC_URL),
      startLanguages(),
      reloadBrand,
    ],
    cacheDir: fileURLToPath(new URL(`../../.astro/vite/${language.code}/`, import.meta.url)),
    // A dependency discovered later would reload the page, and lose what was typed.
    optimizeDeps: { include: ["react", "react-dom", "react-dom/client", "zod/mini", "downshift"] },
    server: { strictPort: true, proxy },
  },
});

/** Starts a language's process at the first request for its pages, which waits until the process listens. */
function startLanguages(): Plugin {
  const started = new Map<LanguageCode, Promise<void>>();
  return {
    name: "start-languages",
    configureServer({ middlewares }) {
      middlewares.use(async (request, _response, next) => {
        const { language: code } = languageOfPath(
          new URL(request.url ?? "/", local(DEV_PORT)).pathname,
        );
        const other = others.find((one) => one.code === code);
        if (other && !started.has(code)) started.set(code, start(other));
        await started.get(code);
        next();
      });
    },
  };
}

async function start({ code, port }: { code: LanguageCode; port: number }): Promise<void> {
  const script = fileURLToPath(import.meta.url);
  const child = spawn(process.execPath, [`--conditions=${code}`, script], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...process.env, DEV_PORT: String(port) },
  });
  process.once("exit", () => child.kill());
  await Promise.race([once(child, "message"), once(child, "exit")]);
}

process.send?.("listening");
// A process that is killed cannot stop its children: they exit when its channel closes.
process.once("disconnect", () => process.exit());

function local(port: number | string): string {
  return `http://localhost:${port}`;
}

/** An unused port. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("No port is free.");
  return address.port;
}
