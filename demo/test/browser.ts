import type { FastifyInstance } from "fastify";
import { createDemo } from "../src/demo.ts";
import type { FrontDoor } from "./front-door.ts";

export const webhookSecret = `whsec_${Buffer.from("a secret of twenty-four.").toString("base64")}`;

/** Opens the demo product for a front door, with a clock that the test can advance. */
export async function openDemo(frontdoor: Pick<FrontDoor, "origin">, origin?: string) {
  let now = Date.now();
  const app = await createDemo({
    frontdoorUrl: frontdoor.origin,
    origin: origin ?? "http://localhost:3001",
    keys: { practice: "key-p", academic: "key-a" },
    webhookSecrets: { practice: webhookSecret },
    clock: () => new Date(now),
  });
  return {
    app,
    now: () => new Date(now),
    pass(hours: number) {
      now += hours * 3_600_000;
    },
  };
}

/** An HTTP client that keeps cookies, as a browser does. */
export function openBrowser(app: FastifyInstance) {
  const cookies = new Map<string, string>();
  async function ask(method: "GET" | "POST", url: string, headers: Record<string, string> = {}) {
    const response = await app.inject({
      method,
      url,
      headers,
      cookies: Object.fromEntries(cookies),
    });
    for (const { name, value } of response.cookies) {
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    return { ...response, leadsTo: String(response.headers.location ?? "") };
  }
  return {
    cookies,
    get: (url: string) => ask("GET", url),
    post: (url: string, headers?: Record<string, string>) => ask("POST", url, headers),
  };
}

/** Logs in from a page of the product. @returns the product's response to the callback */
export async function logIn(
  frontdoor: FrontDoor,
  browser: ReturnType<typeof openBrowser>,
  { from = "/practice/login", sid }: { from?: string; sid?: string } = {},
) {
  const asked = frontdoor.askedBy((await browser.get(from)).leadsTo);
  const { pathname } = new URL(asked.redirect_uri ?? "");
  return browser.get(`${pathname}?${frontdoor.answerTo(asked, sid)}`);
}
