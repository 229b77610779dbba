import { expect, test } from "vitest";
import { drip, slowWays } from "../slow-client.ts";
import { prepareChildServer } from "./child-server.ts";

test("[SEC-G11] requests that are slow in any way are ended within 15 seconds", async () => {
  const server = await prepareChildServer();
  try {
    await server.start();
    const port = Number(new URL(server.url).port);
    const ways = Object.entries(slowWays("/api/practice/security/auth"));
    const ended = await Promise.all(
      ways.map(async ([way, slow]) => {
        const { milliseconds } = await drip(port, { ...slow, everyMilliseconds: 1_000 });
        return { way, milliseconds };
      }),
    );
    for (const { way, milliseconds } of ended) {
      expect(milliseconds, way).toBeGreaterThan(10_000);
      expect(milliseconds, way).toBeLessThanOrEqual(15_000);
    }
  } finally {
    await server.remove();
  }
});
