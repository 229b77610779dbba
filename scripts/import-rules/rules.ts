/** One direction that an import must not take, and an import that breaks it. */
export interface Ban {
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
export interface ImportRule {
  includes: readonly string[];
  /** A file that `includes` matches, where the test plants the violations. */
  example: string;
  bans: readonly Ban[];
}

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
  violation: "../../../../server/src/config.ts",
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
      "Layers: frame, routes, layouts > pages, flows > parts > island > fields, ui, client, content.",
    specifiers: [...layers, "../**/frame/**", "../**/routes.ts", "../**/document.ts"],
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
const modules = ["academic", "practice", "products", "staff", "openid", "site", "proxy", "cli"];
/** The records of staff have the module's name: where it lies tells them apart. */
const specifiersOf = (name: string) =>
  name === "staff" ? ["../staff/**", "../../staff/**", "../../../staff/**"] : [`../**/${name}/**`];
const modulesApart: Ban = {
  message: "Modules share the floors below them, never each other's code.",
  specifiers: [...modules.flatMap(specifiersOf), "../**/main.ts"],
  violation: "../../practice/login/login.service.ts",
};

/** The floors below the modules, from the ground up: what stands on one knows what lies below it alone. */
const floors = ["mechanisms", "records", "people", "desk", "upkeep-jobs"];
function floorsAbove(floor: string): Ban {
  const above = floors.slice(floors.indexOf(floor) + 1);
  return {
    message: `Floors: modules > ${floors.toReversed().join(" > ")}; nothing imports upwards.`,
    specifiers: [...above, ...modules].flatMap(specifiersOf).concat("../**/main.ts"),
    violation: `../../${above[0] ?? "practice"}/sample.ts`,
  };
}
const floorRules = floors.map((floor) => ({
  includes: [`server/src/${floor}/**`, ...tests],
  example: `server/src/${floor}/sample/a.ts`,
  bans: [...server, floorsAbove(floor)],
}));
const sqlInStores: Ban = {
  message: "SQL lives in stores and on the floors below the modules.",
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
  { includes: ["brand/**"], example: "brand/src/a.ts", bans: [noWorkspace, byPackageName] },
  { includes: ["words/**", ...tests], example: "words/en/a.ts", bans: [brandAlone, byPackageName] },
  {
    includes: ["contract/**", ...tests],
    example: "contract/src/a.ts",
    bans: [browserSafe, byPackageName],
  },
  {
    includes: ["contract/**/*.test.ts"],
    example: "contract/src/a.test.ts",
    bans: [wordsAlone, byPackageName],
  },
  {
    includes: ["demo/**", "e2e/**", "bench/**"],
    example: "e2e/flows/a.spec.ts",
    bans: [overHttp, byPackageName],
  },
  { includes: ["site/app/**"], example: "site/app/layouts/a.tsx", bans: site },
  {
    includes: ["site/app/ui/**", "site/app/content/**"],
    example: "site/app/ui/modal/a.tsx",
    bans: [...site, below("layouts", "pages", "flows", "parts", "island", "fields")],
  },
  {
    includes: ["site/app/fields/**"],
    example: "site/app/fields/date/a.tsx",
    bans: [...site, below("layouts", "pages", "flows", "parts", "island")],
  },
  {
    includes: ["site/app/client/**"],
    example: "site/app/client/a.ts",
    bans: [
      ...site,
      below("layouts", "pages", "flows", "parts", "island", "fields", "ui", "content"),
    ],
  },
  {
    includes: ["site/app/parts/**"],
    example: "site/app/parts/terms/a.tsx",
    bans: [...site, below("layouts", "pages", "flows")],
  },
  {
    includes: ["site/app/pages/**", "site/app/flows/**"],
    example: "site/app/flows/login/a.tsx",
    bans: [...site, below("layouts", "pages", "flows"), noSibling(1)],
  },
  {
    includes: ["site/app/flows/*/*/**"],
    example: "site/app/flows/sign-up/practice/a.tsx",
    bans: [...site, below("layouts", "pages", "flows"), noSibling(2)],
  },
  ...floorRules,
  {
    includes: modules.map((name) => `server/src/${name}/**`),
    example: "server/src/academic/login/login.mails.ts",
    bans: [...server, modulesApart, sqlInStores],
  },
  {
    includes: ["server/src/**/*.routes.ts"],
    example: "server/src/academic/login/login.routes.ts",
    bans: [...server, modulesApart, sqlInStores, noStore],
  },
  {
    includes: ["server/src/**/*.service.ts"],
    example: "server/src/academic/login/login.service.ts",
    bans: [...server, modulesApart, sqlInStores, noRoutes],
  },
  {
    includes: ["server/src/**/*.store.ts"],
    example: "server/src/academic/login/login.store.ts",
    bans: [...server, modulesApart, noService, noRoutes],
  },
  {
    includes: ["server/src/**/*.test.ts"],
    example: "server/src/academic/login/login.test.ts",
    bans: server,
  },
];
