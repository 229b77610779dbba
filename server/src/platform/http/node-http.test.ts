import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

test("a server of ours loads neither Node's fetch nor Ajv before it needs one", () => {
  const app = new URL("../../app.ts", import.meta.url).href;
  const config = { trustProxy: false, publicUrl: "http://localhost", logLevel: "silent" };
  const program = `
    import { createRequire } from "node:module";
    const { createApp } = await import(${JSON.stringify(app)});
    await createApp(${JSON.stringify(config)});
    const { cache } = createRequire(import.meta.url);
    console.log(JSON.stringify([...process.moduleLoadList, ...Object.keys(cache)]));`;
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", program], {
    encoding: "utf8",
  });
  const loaded: string[] = JSON.parse(output);
  expect(loaded.filter((name) => name.includes("fastify"))).not.toEqual([]);
  expect(loaded.filter((name) => /undici|[/\\]ajv[/\\]/.test(name))).toEqual([]);
});
