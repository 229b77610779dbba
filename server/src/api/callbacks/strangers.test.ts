import { PassThrough } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { bodyOf } from "./callbacks.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    environment: {
      SMS_PROVIDER: "twilio",
      SMS_ACCOUNT: "AC1",
      SMS_TOKEN: "twilio-token",
      SMS_FROM: "+1",
    },
  });
});
afterAll(() => server.close());

const form = "application/x-www-form-urlencoded";

test("[SEC-G8] of the bodies of one stranger that are on their way at once sixty are looked at", async () => {
  const sent = Array.from({ length: 63 }, () => {
    const body = new PassThrough();
    const answer = server.app
      .inject({
        method: "POST",
        url: "/callbacks/sms/twilio",
        headers: { "content-type": form, "x-twilio-signature": "s".repeat(28) },
        payload: body,
      })
      .then(({ statusCode }) => statusCode);
    return { body, answer };
  });
  const areAwaited = () => sent.every(({ body }) => body.listenerCount("readable") > 0);
  await expect.poll(areAwaited, { timeout: 30_000 }).toBe(true);
  const statuses: number[] = [];
  for (const { body, answer } of sent) {
    body.end("MessageSid=SM1");
    statuses.push(await answer);
  }
  expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 401));
  expect(statuses.slice(60)).toEqual([429, 429, 429]);
});

test("[SEC-G8] a form longer than a receipt is not taken apart: a stranger's would keep every login waiting", () => {
  expect(bodyOf("id=1&status=Success", form)).toEqual({ id: "1", status: "Success" });
  expect(bodyOf("&a".repeat(8_193), form)).toBeUndefined();
});
