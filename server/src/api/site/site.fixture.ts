import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  appConfigElementId,
  appConfigToken,
  publicUrlToken,
} from "@frontdoor/contract/app-config.ts";
import { pathIn } from "@frontdoor/contract/languages.ts";
import type { ManifestPage, SiteManifest } from "@frontdoor/contract/site-manifest.ts";
import { firstLanguage, languageCodes } from "@frontdoor/words/languages.ts";
import type { FastifyInstance } from "fastify";
import { createApp } from "../../app.ts";
import type { Config } from "../../config/config.ts";
import { readConfig } from "../../config/config.ts";
import { packSite } from "./pack-site.ts";
import type { SitePart } from "./pages/console-pages.ts";
import { readSite, registerSite } from "./site.ts";

export const bootHash = `sha256-${"A".repeat(43)}=`;

const fallback = (name: string): ManifestPage => ({
  file: `__fallback/${name}.html`,
  kind: "token",
  cspHashes: [bootHash],
});

const english: SiteManifest = {
  pages: {
    "/": { file: "index.html", kind: "brochure", cspHashes: [bootHash] },
    "/practice": { file: "practice/index.html", kind: "brochure", cspHashes: [] },
    "/med-e-mass": { file: "med-e-mass/index.html", kind: "standalone", cspHashes: [] },
    "/login": { file: "login/index.html", kind: "account", cspHashes: [bootHash] },
    "/login/practice": { file: "login/practice/index.html", kind: "account", cspHashes: [] },
    "/signup": { file: "signup/index.html", kind: "account", cspHashes: [] },
    "/verifyEmail": { file: "verifyEmail/index.html", kind: "account", cspHashes: [] },
  },
  variants: {
    "/verifyEmail?role=HOD": {
      file: "verifyEmail/role-HOD.html",
      kind: "account",
      cspHashes: [bootHash],
    },
  },
  fallbacks: {
    "/login/:loginContext": fallback("login"),
    "/signup/:signupContext": fallback("signup"),
    "/passwordreset/:context/:hash": fallback("passwordreset"),
    "/requestremoval/:token": fallback("requestremoval"),
  },
  forms: {},
  siteMap: ["/", "/practice"],
};

/** The same pages in every language. */
const manifest: SiteManifest = {
  pages: inEveryLanguage(english.pages),
  variants: inEveryLanguage(english.variants),
  fallbacks: inEveryLanguage(english.fallbacks),
  forms: english.forms,
  siteMap: english.siteMap,
};

function inEveryLanguage(entries: Record<string, ManifestPage>): Record<string, ManifestPage> {
  const all = languageCodes.flatMap((language) =>
    Object.entries(entries).map(([path, page]) => {
      const folder = language === firstLanguage ? "" : `${language}/`;
      return [pathIn(language, path), { ...page, file: `${folder}${page.file}` }] as const;
    }),
  );
  return Object.fromEntries(all);
}

/** Long enough to be worth compressing. */
export const script = `export const words = ${JSON.stringify("river heron reed ".repeat(200))};\n`;
const font = Buffer.from([0x77, 0x4f, 0x46, 0x32, 0, 1, 2, 3]);

export interface BuiltSite {
  url: URL;
  remove(): Promise<void>;
}

/** A small build of the site in a folder of its own, with what must never leave it beside. */
export async function buildSmallSite(): Promise<BuiltSite> {
  const folder = await mkdtemp(join(tmpdir(), "frontdoor-site-"));
  const write = async (name: string, content: string | Buffer) => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  };
  for (const { file } of Object.values({
    ...manifest.pages,
    ...manifest.variants,
    ...manifest.fallbacks,
  })) {
    await write(`client/${file}`, pageOf(file));
  }
  await write("client/assets/app-abc123.js", script);
  await write("client/assets/app-abc123.js.map", "{}");
  await write("client/assets/font-abc123.woff2", font);
  await write("client/icon.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>");
  await write("client/favicon.ico", "icon");
  await write("client/.git/config", "[core]");
  await write("client/.env", "SECRET=1");
  await write("client/.vite/manifest.json", "{}");
  await write("client/notes.php", "<?php");
  await write("site-manifest.json", JSON.stringify(manifest));
  return {
    url: pathToFileURL(`${folder}/`),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function pageOf(file: string): string {
  const block = `<script type="application/json" id="${appConfigElementId}">${appConfigToken}</script>`;
  const links = [...languageCodes, "x-default"].map(
    (code) => `<link rel="alternate" hreflang="${code}" href="${publicUrlToken}/${code}">`,
  );
  const choices = languageCodes.map((code) => `<bdi data-language="${code}">${code}</bdi>`);
  const header = `<header></header><nav data-languages="">${choices.join("")}</nav>`;
  return `<!doctype html><title>${file}</title>${links.join("")}<link rel="canonical" href="${publicUrlToken}/x">${header}${"<p>The river.</p>".repeat(40)}${block}`;
}

/** A server that serves nothing but the site, configured by the variables given. */
export async function serveSite(
  build: URL,
  environment: Record<string, string> = {},
  changes: Partial<Config> = {},
  part: SitePart = "people",
): Promise<FastifyInstance> {
  const mail = { SMTP_URL: "smtps://mail.example.org" };
  const config = readConfig({ LOG_LEVEL: "silent", ...mail, ...environment });
  const app = await createApp(config);
  const shown = { ...config, ...changes };
  const built = await readSite(shown, build);
  await packSite(built);
  await registerSite(app, shown, { built, part });
  return app;
}
