import type { AddressInfo } from "node:net";
import { createDemo, type DemoSettings } from "./demo.ts";

/** Listens, and returns the port and how to stop; port 0 takes any free one. */
export async function startDemo({
  port,
  host = "localhost",
  ...settings
}: DemoSettings & { port: number; host?: string }): Promise<{
  port: number;
  stop(): Promise<void>;
}> {
  const app = await createDemo(settings);
  await app.listen({ port, host });
  const { port: listeningPort } = app.server.address() as AddressInfo;
  return { port: listeningPort, stop: () => app.close() };
}
