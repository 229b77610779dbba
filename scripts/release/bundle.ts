import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { build, type Plugin } from "esbuild";

/** What is started: by the command, or by a process as a thread of its own. */
const programs = {
  main: "server/src/main.ts",
  command: "server/src/cli/main.ts",
  watch: "server/src/platform/watchdog/watch.ts",
  "digest-worker": "server/src/platform/hashing/foreign/digest-worker.ts",
};
/** Ours, and packages of hundreds of modules that every start reads; the others, native ones among them, stay outside. */
const inlined = /^(?:@frontdoor|kysely|zod|libphonenumber-js)(?:\/|$)/;

/**
 * Joins the server's modules to a few files below `server/build`: a process of them takes 20 MB less memory than one of
 * the modules themselves, and reads no TypeScript. Stack traces name functions; with `NODE_OPTIONS=--enable-source-maps`,
 * which takes 10 to 20 MB, the files and lines below `server/src` as well.
 * @param folder of the archive
 */
export async function bundleServer(folder: string): Promise<void> {
  await build({
    entryPoints: programs,
    outdir: join(folder, "server/build"),
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node26",
    // V8 keeps the text of each module: two bytes a letter where one of them, in a comment say, is beyond Latin.
    minifyWhitespace: true,
    minifySyntax: true,
    sourcemap: true,
    sourcesContent: false,
    plugins: [packagesOutside, filesWhereTheyLie],
  });
}

const packagesOutside: Plugin = {
  name: "packages outside",
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === "entry-point" || inlined.test(path) ? undefined : { path, external: true },
    );
  },
};

/** A module finds files by its own place below `server/src`, but a thread's program beside itself in the bundle. */
const filesWhereTheyLie: Plugin = {
  name: "files where they lie",
  setup({ onLoad }) {
    onLoad({ filter: /\/server\/src\/.*\.ts$/ }, ({ path }) => {
      const place = JSON.stringify(relative("server/build", path));
      const contents = readFileSync(path, "utf8")
        .replace(/new Worker\(new URL\("\.\/([\w-]+)\.ts", import\.meta\.url\)/g, (_, name) => {
          return `new Worker(new URL("./${name}.js", import.meta["url"])`;
        })
        .replaceAll("import.meta.url", `new URL(${place}, import.meta.url)`);
      return { contents, loader: "ts" };
    });
  },
};
