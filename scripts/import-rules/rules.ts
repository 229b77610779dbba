/** One direction that an import must not take, and imports that break it. */
export interface Ban {
  message: string;
  /** Biome matches these gitignore-style patterns against the specifier as written. */
  specifiers: readonly string[];
  /** Specifiers that must be refused, one for each pattern or more; the test plants them. */
  violations: readonly string[];
}

/**
 * The bans for the files that `includes` matches. Where several entries match a file only the last one counts: a
 * narrower entry repeats the bans that it keeps.
 */
interface ImportRule {
  includes: readonly string[];
  /** A file that `includes` matches, where the test plants the violations. */
  example: string;
  bans: readonly Ban[];
}

const rule = (
  includes: string | readonly string[],
  example: string,
  bans: readonly Ban[],
): ImportRule => ({ includes: [includes].flat(), example, bans });

const insides = [
  "**/brand/src/**",
  "../**/words/**",
  "**/contract/src/**",
  "**/server/src/**",
  "**/site/app/**",
];
/** Bans workspaces by their package names. */
const noneOf = (message: string, names: readonly string[]): Ban => ({
  message,
  specifiers: names.map((name) => `@frontdoor/${name}/**`),
  violations: names.map((name) => `@frontdoor/${name}/sample.ts`),
});
const others = ["demo", "e2e", "bench"];
const tests = ["!**/*.test.ts", "!**/*.test.tsx"];

const byPackageName: Ban = {
  message: "A workspace is imported by its package name.",
  specifiers: insides,
  violations: insides.map((inside) =>
    inside.replace(/^.*?\*\*\//, "../../../../").replace("**", "sample.ts"),
  ),
};
const noWorkspace: Ban = {
  message: "brand imports no other workspace.",
  specifiers: ["@frontdoor/**"],
  violations: ["@frontdoor/words/en/login.ts", "@frontdoor/server/config.ts"],
};
const brandAlone: Ban = {
  message: "words imports brand, and nothing else.",
  specifiers: ["*", "**", "!./**", "!../**", "!@frontdoor/brand/**"],
  violations: ["@frontdoor/contract/errors.ts", "zod"],
};
const wordsAlone: Ban = {
  message: "contract imports words, no other workspace.",
  specifiers: ["@frontdoor/**", "!@frontdoor/words/**"],
  violations: ["@frontdoor/brand/brand.ts", "@frontdoor/server/config.ts"],
};
const browserSafe: Ban = {
  message: "contract runs in browser and Node: it imports words and zod/mini only.",
  specifiers: ["*", "**", "!./**", "!../**", "!zod/mini", "!@frontdoor/words/**"],
  violations: ["zod", "node:fs", "@frontdoor/brand/brand.ts"],
};
const overHttp = noneOf(
  "demo, e2e and bench know brand, words and contract; the rest they meet over HTTP.",
  ["site", "server", ...others],
);
const siteAlone = noneOf("site imports brand, words and contract, no other workspace.", [
  "server",
  ...others,
]);
const zodMini: Ban = {
  message: "Browser code uses zod/mini: the full library costs 15 KB more.",
  specifiers: ["zod"],
  violations: ["zod"],
};
const builtLanguage: Ban = {
  message: "A page speaks the language that it is built in: @frontdoor/words/login.ts names none.",
  specifiers: ["@frontdoor/words/en/**"],
  violations: ["@frontdoor/words/en/login.ts"],
};
const site = [siteAlone, byPackageName, zodMini, builtLanguage];

function below(...names: string[]): Ban {
  const layers = names.map((name) => `../**/${name}/**`);
  const files = ["page-shell/sample.ts", "routes.ts", "document.ts"];
  return {
    message:
      "Layers: page-shell, routes, layouts > pages, flows > parts > island > fields, ui, client, content.",
    specifiers: [...layers, "../**/page-shell/**", "../**/routes.ts", "../**/document.ts"],
    violations: [...names.map((name) => `${name}/sample.ts`), ...files].map(
      (file) => `../../${file}`,
    ),
  };
}
const shared = ["parts", "island", "fields", "ui", "client", "content", "styles"];
function noSibling(depth: number): Ban {
  const up = "../".repeat(depth);
  return {
    message: "A page or flow never imports a sibling: what two of them need is a part.",
    specifiers: [`${up}*/**`, `!${up}../**`, ...shared.map((name) => `!${up}${name}/**`)],
    violations: [`${up}another-flow/sample.ts`],
  };
}

const serverAlone = noneOf("server imports brand, words and contract, no other workspace.", [
  "site",
  ...others,
]);
const server = [serverAlone, byPackageName];
const modules = ["academic", "practice", "products", "account", "staff", "openid", "site", "proxy"];
/** `directory/staff` has the same name as another module: only the path tells them apart. */
const specifiersOf = (name: string) =>
  name === "staff" ? ["../staff/**", "../../staff/**"] : [`../**/${name}/**`];
const modulesApart: Ban = {
  message: "Modules share the folders below them, never each other's code.",
  specifiers: [...modules.flatMap(specifiersOf), "../**/cli/**", "../**/main.ts"],
  violations: [
    ...modules.map((name) => `../../${name}/sample.ts`),
    "../staff/sample.ts",
    "../../../cli/sample.ts",
    "../../../main.ts",
  ],
};

/** Bans folders of `server/src`, and what starts the server. */
const noFolderOf = (message: string, folders: readonly string[]): Ban => ({
  message,
  specifiers: [...folders.map((name) => `../**/${name}/**`), "../**/main.ts"],
  violations: [...folders.map((name) => `../../${name}/sample.ts`), "../../main.ts"],
});

/** The folders below `api/` and `cli/`, from the ground up: each imports what lies below it alone. */
const layers = [
  ["platform"],
  ["directory", "integrations"],
  ["identity"],
  ["operations"],
  ["maintenance"],
];
/** Folders beside the layers, which use them. Of the layers `operations` alone imports one: `config`, for its types. */
const beside = ["config", "process", "demo"];
function upwards(own: string): Ban {
  const layer = layers.findIndex((names) => names.includes(own));
  const notBelow = layers.slice(layer).flat();
  const kept = own === "operations" ? [own, "config"] : [own];
  return noFolderOf(
    "Layers: api, cli > maintenance > operations > identity > directory, integrations > platform; nothing imports upwards.",
    [...notBelow, ...beside, "api", "cli"].filter((name) => !kept.includes(name)),
  );
}
const layerRules = layers.flat().map((name) => {
  const bans = [...server, upwards(name)];
  return rule([`server/src/${name}/**`, ...tests], `server/src/${name}/sample/a.ts`, bans);
});
/** APIs and commands import `process`, which imports `config`: neither imports what imports it. */
const besideRules = ["config", "process"].map((name, place, names) => {
  const banned = ["api", "cli", "maintenance", "demo", ...names.slice(place + 1)];
  const message = `${name} imports none of ${banned.join(", ")}.`;
  const includes = [`server/src/${name}/**`, ...tests];
  return rule(includes, `server/src/${name}/a.ts`, [...server, noFolderOf(message, banned)]);
});
/** The rooms of `identity/`, from the ground up: each imports what comes before it alone. */
const rooms = [
  "tokens",
  "devices",
  "accounts",
  "lockout",
  "passkeys",
  "contact",
  "invites",
  "claims",
  "passwords",
  "login",
  "two-step",
  "sessions",
  "recovery",
  "changes",
  "hand-off",
  "removal",
];
const roomRules = rooms.slice(0, -1).map((name, place) => {
  const later = rooms.slice(place + 1);
  const notLater: Ban = {
    message: `Rooms of identity, from the ground up: ${rooms.join(", ")}; none imports a later one.`,
    specifiers: later.map((room) => `../${room}/**`),
    violations: later.map((room) => `../${room}/sample.ts`),
  };
  const bans = [...server, upwards("identity"), notLater];
  const includes = [`server/src/identity/${name}/**`, ...tests];
  return rule(includes, `server/src/identity/${name}/a.ts`, bans);
});
const noApi: Ban = {
  message: "A command asks over HTTP or uses the folders below api/, never code of api/.",
  specifiers: ["../**/api/**", "../**/main.ts"],
  violations: ["../../api/academic/login/login.service.ts", "../../main.ts"],
};
const sqlInStores: Ban = {
  message: "SQL lives in stores and in the folders below api/ and cli/.",
  specifiers: ["kysely", "kysely/**", "pg", "pg/**", "@electric-sql/**"],
  violations: ["kysely", "kysely/helpers", "pg", "pg/lib", "@electric-sql/pglite"],
};
const layersOfModule = "routes > service > store: each calls the one below and knows none above.";
const noStore: Ban = {
  message: layersOfModule,
  specifiers: ["**/*.store.ts"],
  violations: ["./login.store.ts"],
};
const noRoutes: Ban = {
  message: layersOfModule,
  specifiers: ["**/*.routes.ts", "fastify", "fastify/**"],
  violations: ["./login.routes.ts", "fastify", "fastify/types/request.js"],
};
const noService: Ban = {
  message: layersOfModule,
  specifiers: ["**/*.service.ts"],
  violations: ["./login.service.ts"],
};

/** The import rules of CONTRIBUTING.md, from general to narrow. */
export const importRules: readonly ImportRule[] = [
  rule("brand/**", "brand/src/a.ts", [noWorkspace, byPackageName]),
  rule(["words/**", ...tests], "words/en/a.ts", [brandAlone, byPackageName]),
  rule(["contract/**", ...tests], "contract/src/a.ts", [browserSafe, byPackageName]),
  rule("contract/**/*.test.ts", "contract/src/a.test.ts", [wordsAlone, byPackageName]),
  rule(["demo/**", "e2e/**", "bench/**"], "e2e/flows/a.spec.ts", [overHttp, byPackageName]),
  rule("site/app/**", "site/app/layouts/a.tsx", site),
  rule(["site/app/ui/**", "site/app/content/**"], "site/app/ui/modal/a.tsx", [
    ...site,
    below("layouts", "pages", "flows", "parts", "island", "fields"),
  ]),
  rule("site/app/fields/**", "site/app/fields/date/a.tsx", [
    ...site,
    below("layouts", "pages", "flows", "parts", "island"),
  ]),
  rule("site/app/client/**", "site/app/client/a.ts", [
    ...site,
    below("layouts", "pages", "flows", "parts", "island", "fields", "ui", "content"),
  ]),
  rule("site/app/island/**", "site/app/island/directives/a.ts", [
    ...site,
    below("layouts", "pages", "flows", "parts"),
  ]),
  rule("site/app/parts/**", "site/app/parts/terms/a.tsx", [
    ...site,
    below("layouts", "pages", "flows"),
  ]),
  rule(["site/app/pages/**", "site/app/flows/**"], "site/app/flows/login/a.tsx", [
    ...site,
    below("layouts", "pages", "flows"),
    noSibling(1),
  ]),
  rule("site/app/flows/*/*/**", "site/app/flows/sign-up/practice/a.tsx", [
    ...site,
    below("layouts", "pages", "flows"),
    noSibling(2),
  ]),
  rule("site/app/flows/*/*/*/**", "site/app/flows/sign-up/academic/sections/a.tsx", [
    ...site,
    below("layouts", "pages", "flows"),
    noSibling(3),
  ]),
  ...layerRules,
  ...besideRules,
  ...roomRules,
  rule(
    modules.map((name) => `server/src/api/${name}/**`),
    "server/src/api/academic/login/login.mails.ts",
    [...server, modulesApart, sqlInStores],
  ),
  rule("server/src/cli/**", "server/src/cli/commands/a.ts", [...server, noApi, sqlInStores]),
  rule("server/src/**/*.routes.ts", "server/src/api/academic/login/login.routes.ts", [
    ...server,
    modulesApart,
    sqlInStores,
    noStore,
  ]),
  rule("server/src/**/*.service.ts", "server/src/api/academic/login/login.service.ts", [
    ...server,
    modulesApart,
    sqlInStores,
    noRoutes,
  ]),
  rule("server/src/**/*.store.ts", "server/src/api/academic/login/login.store.ts", [
    ...server,
    modulesApart,
    noService,
    noRoutes,
  ]),
  rule("server/src/**/*.test.ts", "server/src/api/academic/login/login.test.ts", server),
];
