import { type JsonSchema, madeOf } from "./from-schema.ts";
import { odd } from "./headers.ts";
import type { Care, HostileRequest } from "./hostile-request.ts";
import { malformed } from "./malformed.ts";
import { jsonText, mutated } from "./mutate.ts";
import { oddJson, oddTexts } from "./odd-values.ts";
import { type Random, randomOf } from "./random.ts";
import {
  type CallTarget,
  callTargets,
  hostileClients,
  openidChoices,
  openidParameters,
  otherPaths,
} from "./targets.ts";

/** What the harness may show of who it is. */
export interface Callers {
  /** Keys of product back ends and of the operator. */
  productKeys: readonly string[];
  /** The cookies of somebody at account settings. */
  accountCookie: string;
}

/** The request of a seed and a number: the same each time. */
export function requestOf(seed: number, number: number, callers: Callers): HostileRequest {
  const random = randomOf(Math.imul(seed, 1_000_003) + number);
  const share = random.below(100);
  if (share < 6) return malformed(random);
  if (share < 16) return otherRequest(random, callers);
  return callRequest(random.pick(callTargets), random, callers);
}

function callRequest(target: CallTarget, random: Random, callers: Callers): HostileRequest {
  const care = random.pick<Care>(["valid", "valid", "valid", "mutated", "mutated", "wild"]);
  const part = (schema: JsonSchema, isTouched: boolean) => {
    const value = madeOf(schema, random);
    return isTouched ? mutated(value, random) : value;
  };
  const touched = care === "mutated" ? random.pick(["body", "params", "query"]) : "";
  const isWrong = (name: string) => touched === name || (care === "wild" && random.percent(40));
  const params = part(target.params, isWrong("params"));
  const path = target.path.replace(/\{(\w+)\}/g, (_whole, name) =>
    inPath(Reflect.get(Object(params), name), random, care),
  );
  const query = queryText(part(target.query, isWrong("query")), random, care);
  const isOtherMethod = care === "wild" && random.percent(20);
  const method = isOtherMethod ? random.pick(methods) : target.method;
  const value = part(target.body, isWrong("body"));
  const json = care === "wild" && random.percent(50) ? random.pick(oddJson) : undefined;
  const text = json ?? (care === "valid" ? JSON.stringify(value) : jsonText(value, random));
  const headers = {
    ...target.headers,
    ...credentials(target.api, random, callers),
    ...(random.percent(20) ? { "Idempotency-Key": `k-${random.below(1_000_000)}` } : {}),
    ...(care === "valid" ? {} : odd(random)),
  };
  const body = method === "GET" || method === "HEAD" ? undefined : encoded(text, random, care);
  return { name: target.name, care, ...written(method, path + query, headers, body, random, care) };
}

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"];

function credentials(api: CallTarget["api"], random: Random, callers: Callers) {
  if (random.percent(15)) return {};
  if (api === "products") return { Authorization: `Bearer ${random.pick(callers.productKeys)}` };
  if (api === "account" || random.percent(20)) return { Cookie: callers.accountCookie };
  return {};
}

function inPath(value: unknown, random: Random, care: Care): string {
  const text = typeof value === "string" ? value : JSON.stringify(value ?? "");
  const isRaw = care === "wild" && random.percent(40);
  return isRaw ? text.replace(/[\s\p{Cc}]/gu, "%") : encodeURIComponent(text.toWellFormed());
}

function queryText(value: unknown, random: Random, care: Care): string {
  const entries = Object.entries(Object(value)).map(([name, entry]): [string, string] => [
    name,
    String(JSON.stringify(entry)).replace(/^"|"$/g, ""),
  ]);
  const query = new URLSearchParams(entries).toString();
  if (care !== "wild") return query === "" ? "" : `?${query}`;
  return `?${query}&${random.pick(["%", "%ff", "a=%zz", "a[b]=c", "a=1&a=2", "__proto__=x", "&&&"])}`;
}

function otherRequest(random: Random, callers: Callers): HostileRequest {
  const base = random.pick(otherPaths);
  const odds = encodeURIComponent(random.pick(oddTexts).toWellFormed()).slice(0, 900);
  const pairs = Object.entries(openidParameters).filter(() => random.percent(45));
  const parameters = new URLSearchParams(pairs);
  const client = random.pick(hostileClients);
  if (random.percent(80)) parameters.set("client_id", client);
  for (const [name, values] of Object.entries(openidChoices)) {
    if (random.percent(45)) parameters.set(name, random.pick<string>(values));
  }
  if (random.percent(50)) {
    const name = random.pick(Object.keys(openidParameters));
    parameters.set(name, random.pick(oddTexts).slice(0, 500).toWellFormed());
  }
  if (random.percent(10)) parameters.append("client_id", "twice");
  const isForm = base.startsWith("/oidc") && random.percent(50);
  const path = base.replace(/x$/, () => (random.percent(50) ? odds : "x"));
  const suffix = random.pick(["", "", "/", `/${odds}`, `?a=${odds}`]);
  const method = isForm ? "POST" : random.pick([...methods, "GET", "GET", "GET", "GET"]);
  const key = random.pick(callers.productKeys);
  const basic = Buffer.from(`${client}:${key}`).toString("base64");
  const headers = {
    ...(isForm ? { "Content-Type": "application/x-www-form-urlencoded" } : {}),
    ...(isForm && random.percent(70) ? { Authorization: `Basic ${basic}` } : {}),
    ...(random.percent(40) ? { Cookie: callers.accountCookie } : {}),
    ...(random.percent(10) ? { DPoP: random.pick(["x.y.z", "e30.e30.", ""]) } : {}),
    ...odd(random),
  };
  const url = base.startsWith("/oidc") && !isForm ? `${path}?${parameters}` : path + suffix;
  const body = isForm ? Buffer.from(parameters.toString()) : undefined;
  return { name: base, care: "other", ...written(method, url, headers, body, random, "other") };
}

/** The bytes of a body, sometimes in an encoding that nobody asked for. */
function encoded(text: string, random: Random, care: Care): Buffer {
  if (care !== "wild" || random.percent(70)) return Buffer.from(text);
  const bytes = Buffer.from(text, random.pick(["utf16le", "latin1", "utf8"] as const));
  const at = random.below(bytes.length + 1);
  const bad = Buffer.from(random.pick(["c0af", "ff", "eda080", "f8888080", "00"]), "hex");
  return Buffer.concat([bytes.subarray(0, at), bad, bytes.subarray(at)]);
}

function written(
  method: string,
  url: string,
  given: Record<string, string>,
  body: Buffer | undefined,
  random: Random,
  care: Care,
): Pick<HostileRequest, "bytes" | "endsAfter" | "isHead"> {
  const isChunked = body !== undefined && care !== "valid" && random.percent(5);
  const headers = {
    Host: "localhost",
    ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    ...given,
    ...(body === undefined || isChunked ? {} : { "Content-Length": String(body.length) }),
    ...(isChunked ? { "Transfer-Encoding": "chunked" } : {}),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = Buffer.from(`${method} ${url} HTTP/1.1\r\n${lines.join("")}\r\n`, "latin1");
  const parts = body === undefined ? [] : isChunked ? inChunks(body) : [body];
  return { bytes: Buffer.concat([head, ...parts]), endsAfter: false, isHead: method === "HEAD" };
}

function inChunks(body: Buffer): Buffer[] {
  if (body.length === 0) return [Buffer.from("0\r\n\r\n")];
  return [
    Buffer.from(`${body.length.toString(16)};ext=1\r\n`),
    body,
    Buffer.from("\r\n0\r\nTrailer: x\r\n\r\n"),
  ];
}
