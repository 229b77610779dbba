import { brand } from "@frontdoor/brand/brand.ts";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../../platform/clock.ts";
import { allowCaching } from "../../platform/http/api-headers.ts";

/** Days until `security.txt` expires: less than a year (RFC 9116). */
const securityTextDays = 180;
const dayMilliseconds = 86_400_000;
const cacheSeconds = 3600;

/**
 * `/.well-known/security.txt` (SEC-G14) and `/.well-known/change-password` (SEC-G15). The expiry counts
 * from the day of the request, so that a process that runs for years never serves an expired file.
 * @param publicUrl our origin, e.g. `https://example.org`
 */
export function registerWellKnown(
  app: FastifyInstance,
  { clock, publicUrl }: { clock: Clock; publicUrl: string },
): void {
  app.get("/.well-known/security.txt", (_request, reply) => {
    const today = Math.floor(clock().getTime() / dayMilliseconds);
    const expires = new Date((today + securityTextDays) * dayMilliseconds);
    const lines = [
      `Contact: mailto:${brand.email}`,
      `Expires: ${expires.toISOString()}`,
      "Preferred-Languages: en",
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    allowCaching(reply, cacheSeconds);
    return reply.type("text/plain; charset=utf-8").send(`${lines.join("\n")}\n`);
  });
  app.get("/.well-known/change-password", (_request, reply) => {
    return reply.code(303).header("Location", "/forgotpassword").send();
  });
}
