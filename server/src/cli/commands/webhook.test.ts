import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operatorEnvironment } from "../../../test/product-keys.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import {
  answerWith,
  type ReceiverPeer,
  startReceiver,
} from "../../integrations/webhooks/receiver.fixture.ts";
import { run } from "../run.ts";

let server: TestServer;
let receiver: ReceiverPeer;
let environment: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
  receiver = await startReceiver();
  environment = await operatorEnvironment(server);
});
afterAll(async () => {
  await receiver.stop();
  await server.close();
});

const frontdoor = (line: string) => run(line.split(" "), environment);
const answerOf = async (line: string) => JSON.parse((await frontdoor(`${line} --json`)).out);

test("a webhook is added, tested, rotated, listed and ended", async () => {
  const added = await frontdoor(`webhook add practice ${receiver.url} --reason new`);
  expect(added.code).toBe(0);
  expect(added.out).toMatch(/^whsec_\S+\nIts id is \S+\. The secret is shown once\.$/);
  const secret = added.out.split("\n")[0] ?? "";
  const [{ id }] = await answerOf("webhook list --product practice");

  expect(await frontdoor(`webhook test ${id}`)).toMatchObject({
    code: 0,
    out: "It was taken (204).",
  });
  const [message] = receiver.taken();
  if (message === undefined) throw new Error("Nothing came.");
  new Webhook(secret).verify(message.body, message.headers);
  receiver.answer(answerWith(500));
  expect(await frontdoor(`webhook test ${id}`)).toMatchObject({
    code: 1,
    out: "The answer was 500: it was not taken.",
  });

  const rotated = await answerOf(`webhook rotate ${id} --reason lost`);
  expect(rotated.secret).not.toBe(secret);
  expect((await frontdoor(`webhook deliveries ${id} --state failed --limit 5`)).out).toBe(
    "There are none.",
  );
  expect((await frontdoor(`webhook end ${id}`)).code).toBe(0);
  expect(await answerOf("webhook list --limit 1")).toMatchObject([
    { id, endedAt: expect.any(String) },
  ]);
  expect((await frontdoor(`webhook send-again ${id}`)).err).toBe(
    "There is no delivery with this id that could be sent again. (404)",
  );
});

test("what is typed wrongly is told before anything is asked", async () => {
  const url = "https://practice.example/hook";
  expect(await frontdoor(`webhook add kiosk ${url} --reason new`)).toMatchObject({
    code: 2,
    err: expect.stringContaining("<product> is one of patient, practice, academic."),
  });
  expect((await frontdoor("webhook deliveries x --state unheard-of")).code).toBe(2);
});

test("an address that is not taken is named with what to write", async () => {
  const { code, err } = await frontdoor(
    "webhook add practice http://practice.example/hook --reason new",
  );
  expect(code).toBe(1);
  expect(err).toContain("Write an address that begins with https://");
});
