/** One direction that an import must not take, and an import that breaks it. */
interface Ban {
  message: string;
  /** Biome matches these gitignore-style patterns against the specifier as written. */
  specifiers: readonly string[];
  /** A specifier that must be refused; the test plants it. */
  violation: string;
}

/**
 * The bans of the files that `includes` matches. Where several entries match a file the last one
 * alone counts: a narrower entry repeats what it keeps.
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
const workspaces = (...names: string[]) => names.map((name) => `@frontdoor/${name}/**`);
const tests = ["!**/*.test.ts", "!**/*.test.tsx"];

const byPackageName: Ban = {
  message: "A workspace is imported by its package name.",
  specifiers: insides,
  violation: "../../../../server/src/config/config.ts",
};
const noWorkspace: Ban = {
  message: "brand imports no other workspace.",
  specifiers: ["@frontdoor/**"],
  violation: "@frontdoor/server/config.ts",
};
const brandAlone: Ban = {
  message: "words imports brand, and nothing else.",
  specifiers: ["*", "**", "!./**", "!../**", "!@frontdoor/brand/**"],
  violation: "@frontdoor/contract/errors.ts",
};
const wordsAlone: Ban = {
  message: "contract imports words, no other workspace.",
  specifiers: ["@frontdoor/**", "!@frontdoor/words/**"],
  violation: "@frontdoor/server/config.ts",
};
const browserSafe: Ban = {
  message: "contract runs in browser and Node: it imports words and zod/mini only.",
  specifiers: ["*", "**", "!./**", "!../**", "!zod/mini", "!@frontdoor/words/**"],
  violation: "zod",
};
const overHttp: Ban = {
  message: "demo, e2e and bench know brand, words and contract; the rest they meet over HTTP.",
  specifiers: workspaces("site", "server", "demo", "e2e", "bench"),
  violation: "@frontdoor/server/config.ts",
};
const siteAlone: Ban = {
  message: "site imports brand, words and contract, no other workspace.",
  specifiers: workspaces("server", "demo", "e2e", "bench"),
  violation: "@frontdoor/server/config.ts",
};
const zodMini: Ban = {
  message: "Browser code uses zod/mini: the full library costs 15 KB more.",
  specifiers: ["zod"],
  violation: "zod",
};
const builtLanguage: Ban = {
  message: "A page speaks the language that it is built in: @frontdoor/words/login.ts names none.",
  specifiers: ["@frontdoor/words/en/**"],
  violation: "@frontdoor/words/en/login.ts",
};
const site = [siteAlone, byPackageName, zodMini, builtLanguage];

function below(...names: [string, ...string[]]): Ban {
  const layers = names.map((name) => `../**/${name}/**`);
  return {
    message:
      "Layers: page-shell, routes, layouts > pages, flows > parts > island > fields, ui, client, content.",
    specifiers: [...layers, "../**/page-shell/**", "../**/routes.ts", "../**/document.ts"],
    violation: `../../${names.at(-1)}/sample.ts`,
  };
}
const shared = ["parts", "island", "fields", "ui", "client", "content", "styles"];
function noSibling(depth: number): Ban {
  const up = "../".repeat(depth);
  return {
    message: "A page or flow never imports a sibling: what two of them need is a part.",
    specifiers: [`${up}*/**`, `!${up}../**`, ...shared.map((name) => `!${up}${name}/**`)],
    violation: `${up}another-flow/sample.ts`,
  };
}

const serverAlone: Ban = {
  message: "server imports brand, words and contract, no other workspace.",
  specifiers: workspaces("site", "demo", "e2e", "bench"),
  violation: "@frontdoor/site/routes.ts",
};
const server = [serverAlone, byPackageName];
const modules = ["academic", "practice", "products", "account", "staff", "openid", "site", "proxy"];
/** The directory of staff has the module's name: where it lies tells them apart. */
const specifiersOf = (name: string) =>
  name === "staff" ? ["../staff/**", "../../staff/**"] : [`../**/${name}/**`];
const entries = ["../**/api/**", "../**/cli/**", "../**/main.ts"];
const modulesApart: Ban = {
  message: "Modules share the folders below them, never each other's code.",
  specifiers: [...modules.flatMap(specifiersOf), "../**/cli/**", "../**/main.ts"],
  violation: "../../practice/login/login.service.ts",
};

/** The folders below `api/` and `cli/`, from the ground up: each imports what lies below it alone. */
const layers = [
  ["platform"],
  ["directory", "integrations"],
  ["identity"],
  ["operations"],
  ["maintenance"],
];
function upwards(layer: number): Ban {
  const above = layers.slice(layer + 1).flat();
  return {
    message:
      "Layers: api, cli > maintenance > operations > identity > directory, integrations > platform; nothing imports upwards.",
    specifiers: [...above.map((name) => `../**/${name}/**`), ...entries],
    violation: `../../${above[0] ?? "api"}/sample.ts`,
  };
}
const layerRules = layers.flatMap((names, layer) =>
  names.map((name) => ({
    includes: [`server/src/${name}/**`, ...tests],
    example: `server/src/${name}/sample/a.ts`,
    bans: [...server, upwards(layer)],
  })),
);
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
  return {
    includes: [`server/src/identity/${name}/**`, ...tests],
    example: `server/src/identity/${name}/a.ts`,
    bans: [
      ...server,
      upwards(layers.findIndex((names) => names.includes("identity"))),
      {
        message: `Rooms of identity, from the ground up: ${rooms.join(", ")}; none imports a later one.`,
        specifiers: later.map((room) => `../${room}/**`),
        violation: `../${later[0]}/sample.ts`,
      },
    ],
  };
});
const noApi: Ban = {
  message: "A command asks over HTTP or uses the folders below api/, never code of api/.",
  specifiers: ["../**/api/**", "../**/main.ts"],
  violation: "../../api/academic/login/login.service.ts",
};
const sqlInStores: Ban = {
  message: "SQL lives in stores and in the folders below api/ and cli/.",
  specifiers: ["kysely", "kysely/**", "pg", "pg/**", "@electric-sql/**"],
  violation: "kysely",
};
const layersOfModule = "routes > service > store: each calls the one below and knows none above.";
const noStore: Ban = {
  message: layersOfModule,
  specifiers: ["**/*.store.ts"],
  violation: "./login.store.ts",
};
const noRoutes: Ban = {
  message: layersOfModule,
  specifiers: ["**/*.routes.ts", "fastify", "fastify/**"],
  violation: "./login.routes.ts",
};
const noService: Ban = {
  message: layersOfModule,
  specifiers: ["**/*.service.ts"],
  violation: "./login.service.ts",
};

/** The directions of CONTRIBUTING.md, from general to narrow. */
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
  ...layerRules,
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
