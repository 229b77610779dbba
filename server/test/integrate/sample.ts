import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { freePort } from "../free-port.ts";
import { openTestServer, type TestServer } from "../test-server.ts";

const samples = new URL("../../../docs/integrate/samples/", import.meta.url);

/**
 * A front door that listens at its own address, for a practice product that is at `productUrl`.
 * @param add what else it serves
 */
export async function openFrontDoor(
  productUrl: string,
  add: (server: TestServer) => Promise<void> = async () => undefined,
) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = await openTestServer({
    environment: { PUBLIC_URL: url, PRACTICE_PRODUCT_URL: `${productUrl}/` },
  });
  await add(server);
  await server.app.listen({ port, host: "localhost" });
  return { ...server, url };
}

/** Runs a sample of docs/integrate until it says its first line, or has ended. */
export async function runSample(file: string, environment: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, [fileURLToPath(new URL(file, samples))], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const said = { text: "" };
  child.stdout?.on("data", (chunk) => {
    said.text += chunk;
  });
  const ended = once(child, "exit");
  await Promise.race([child.stdout && once(child.stdout, "data"), ended]);
  return {
    said,
    ended,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill();
      await ended;
    },
  };
}

/** A browser over HTTP that follows no redirect by itself; cookies know hosts and paths, no ports. */
export function openBrowser() {
  const jar = new Map<string, { name: string; value: string; path: string }>();
  return async (address: string | URL, form: { json?: unknown; method?: string } = {}) => {
    const url = new URL(address);
    const cookies = [...jar.values()].filter(({ path }) => url.pathname.startsWith(path));
    const answer = await fetch(url, {
      method: form.json === undefined ? (form.method ?? "GET") : "POST",
      redirect: "manual",
      headers: {
        cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
        ...(form.json === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(form.json === undefined ? {} : { body: JSON.stringify(form.json) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split("; ");
      const [name = "", value = ""] = pair.split("=");
      const path = attributes.find((each) => each.startsWith("Path="))?.slice(5) ?? "/";
      jar.set(`${name};${path}`, { name, value, path });
    }
    const text = await answer.text();
    const location = answer.headers.get("location");
    return { status: answer.status, text, leadsTo: location ? new URL(location, url) : null };
  };
}
export type Browser = ReturnType<typeof openBrowser>;

/**
 * Where the answer to a form leads.
 * @throws Error with the answer itself when it is none that leads on
 */
export function locationOf({ status, text }: { status: number; text: string }, base: string): URL {
  if (status !== 200) throw new Error(`Answered ${status}: ${text}`);
  return new URL(JSON.parse(text).location, base);
}

/** Goes where redirects lead, to the first address that `isEnd` knows or that leads nowhere. */
export async function follow(browser: Browser, from: string | URL, isEnd = (_url: URL) => false) {
  let url = new URL(from);
  for (let step = 0; step < 12; step += 1) {
    if (isEnd(url)) return { url, text: "", status: 0 };
    const { leadsTo, text, status } = await browser(url);
    if (leadsTo === null) return { url, text, status };
    url = leadsTo;
  }
  throw new Error(`Led round and round, at last to ${url.pathname}.`);
}
