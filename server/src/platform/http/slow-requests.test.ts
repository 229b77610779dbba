import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { drip, slowWays } from "../../../test/slow-client.ts";
import { openWriteCall, writePath } from "../../../test/write-call.ts";
import { requestTimeoutMilliseconds, slowRequestLimits } from "./slow-requests.ts";

let close = () => Promise.resolve();
afterEach(() => close());

async function listen(requestMilliseconds?: number): Promise<number> {
  const app = await openWriteCall("http://localhost:3000", () => {}, {
    limits: { requestMilliseconds },
  });
  close = () => app.close();
  return Number(new URL(await app.listen({ port: 0, host: "localhost" })).port);
}

/** When the product's usual limit would end a request; Node by itself looks for one every 30 seconds. */
const { requestTimeout: usualMilliseconds } = slowRequestLimits(requestTimeoutMilliseconds);

test.each(Object.entries(slowWays(writePath)))(
  "[SEC-G11] a request that is slow %s is ended when its time is over",
  async (_way, slow) => {
    const port = await listen(1_500);
    const { milliseconds } = await drip(port, { ...slow, everyMilliseconds: 50 });
    expect(milliseconds).toBeLessThan(usualMilliseconds);
  },
);

test("[SEC-G11] a connection that is ended for its slowness is told so", async () => {
  const port = await listen(1_500);
  const slow = slowWays(writePath)["and sends nothing"];
  expect((await drip(port, { ...slow, everyMilliseconds: 50 })).answer).toMatch(/^HTTP\/1\.1 408 /);
});

test("[SEC-G11] a request in several parts that is whole in time is answered", async () => {
  const socket = connect(await listen(), "localhost");
  socket.setEncoding("utf8");
  for (const part of ["POST ", `${writePath} HTTP/1.1\r\nHost: x\r\n`]) {
    socket.write(part);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  socket.write("Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}");
  const [answer] = await once(socket, "data");
  expect(answer).toContain("HTTP/1.1 200 ");
  socket.destroy();
});
