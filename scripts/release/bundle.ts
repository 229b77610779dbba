import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join, relative } from "node:path";
import { build, type Plugin } from "esbuild";

/** The entry points: of the command, of the server, and of its threads. */
const programs = {
  main: "server/src/main.ts",
  command: "server/src/cli/main.ts",
  watch: "server/src/platform/watchdog/watch.ts",
  "digest-worker": "server/src/platform/hashing/foreign/digest-worker.ts",
};
/** Packages with machine code or WebAssembly, one that may be missing, and those that most processes never load. */
const outside = [
  "@electric-sql/*",
  "@fastify/ajv-compiler",
  "@fastify/fast-json-stringify-compiler",
  "@node-rs/*",
  "@opentelemetry/exporter-trace-otlp-http",
  "@opentelemetry/resources",
  "@opentelemetry/sdk-trace",
  "@simplewebauthn/server",
  "fast-json-stringify",
  "nodemailer",
  "oidc-provider",
  "pg-native",
  "postal-mime",
  "stream-json",
];
/** A CommonJS module loads Node's modules by `require`, which an ES module does not have. */
const requireForCommonJs =
  'import{createRequire}from"node:module";const require=createRequire(import.meta.url);';

/**
 * Joins the server's modules to a few files below `server/build`: a process of them takes 40 MB less memory than one of
 * the modules themselves, and reads no TypeScript. Stack traces name functions; with `NODE_OPTIONS=--enable-source-maps`,
 * which takes 10 to 20 MB, the files and lines below `server/src` as well.
 * @param folder of the archive
 * @returns the modules of packages that they read from outside
 */
export async function bundleServer(folder: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: programs,
    outdir: join(folder, "server/build"),
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node26",
    // V8 keeps the text of each module, with two bytes a letter if one letter, in a comment for example, is not
    // Latin-1.
    minifyWhitespace: true,
    minifySyntax: true,
    sourcemap: true,
    sourcesContent: false,
    // They name people in letters beyond Latin-1.
    legalComments: "external",
    banner: { js: requireForCommonJs },
    external: outside,
    metafile: true,
    plugins: [filesWhereTheyLie],
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const packages = imports.filter(({ path, external }) => external && !isBuiltin(path));
  return [...new Set(packages.map(({ path }) => path))];
}

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
