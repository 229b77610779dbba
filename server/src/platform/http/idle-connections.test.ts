import { once } from "node:events";
import { get } from "node:http";
import { expect, test } from "vitest";
import { openWriteCall } from "../../../test/write-call.ts";

test.each([
  ["off", 72],
  ["1", 620],
  ["127.0.0.1", 620],
])(
  "[SEC-G11] With TRUST_PROXY=%s a connection on which nothing is asked ends after %d seconds: a proxy's not before the proxy ends it",
  async (trusted, seconds) => {
    const app = await openWriteCall("http://localhost:3000", undefined, {
      environment: { TRUST_PROXY: trusted },
    });
    const [answer] = await once(get(await app.listen({ port: 0, host: "127.0.0.1" })), "response");
    expect(answer.resume().headers["keep-alive"]).toBe(`timeout=${seconds}`);
    await app.close();
  },
);
