import { brand } from "@frontdoor/brand/brand.ts";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../clock.ts";

/** Days that `security.txt` claims to hold, counted from each request: less than a year (RFC 9116). */
const securityTextDays = 180;

/** `/.well-known/security.txt` (SEC-G14) and `/.well-known/change-password` (SEC-G15). */
export function registerWellKnown(
  app: FastifyInstance,
  { clock, publicUrl }: { clock: Clock; publicUrl: string },
): void {
  app.get("/.well-known/security.txt", async (_request, reply) => {
    const expires = new Date(clock().getTime() + securityTextDays * 86_400_000);
    const lines = [
      `Contact: mailto:${brand.email}`,
      `Expires: ${expires.toISOString()}`,
      "Preferred-Languages: en",
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    return reply.type("text/plain; charset=utf-8").send(`${lines.join("\n")}\n`);
  });
  app.get("/.well-known/change-password", async (_request, reply) =>
    reply.redirect("/forgotpassword", 303),
  );
}
