import type { FastifyInstance } from "fastify";
import { createDemo } from "./demo.ts";
import type { DemoSettings } from "./product.ts";

/** Creates the stand-in product and listens on the host and port of its origin. */
export async function startDemo(settings: DemoSettings): Promise<FastifyInstance> {
  const { port, hostname } = new URL(settings.origin);
  const app = await createDemo(settings);
  await app.listen({ port: Number(port || 80), host: hostname.replace(/^\[(.*)\]$/, "$1") });
  return app;
}
