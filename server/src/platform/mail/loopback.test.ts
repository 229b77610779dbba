import { Resolver } from "node:dns";
import { afterEach, expect, test, vi } from "vitest";
import { TransportAway } from "./message.ts";
import { closedPort, startSmtpPeer } from "./smtp-peer.fixture.ts";
import { createSmtpTransport } from "./smtp-transport.ts";
import { knockAtMailServer } from "./try-mail.ts";

const open: (() => unknown)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const close of open.splice(0).reverse()) await close();
});

const id = "0199a0b0-0000-7000-8000-000000000001";
const from = { name: "Heron", address: "no-reply@heron.example" };
const mail = {
  channel: "email",
  to: "lerato@example.org",
  subject: "Hello",
  text: "Hello",
  html: "<p>Hello</p>",
} as const;
const settingsFor = (smtpUrl: string) => ({ smtpUrl, from, requireTls: false });

function sendTo(smtpUrl: string) {
  const { send, close } = createSmtpTransport(settingsFor(smtpUrl));
  open.push(close);
  return send(mail, id);
}

test("[SEC-H16] a mail to localhost stays on this machine: no name server is asked where that is", async () => {
  const silent = vi.spyOn(Resolver.prototype, "resolve4").mockImplementation(() => undefined);
  const peer = await startSmtpPeer();
  open.push(() => peer.stop());
  for (const host of ["localhost", "mail.localhost"]) {
    const smtpUrl = peer.url.replace("127.0.0.1", host);
    await knockAtMailServer(settingsFor(smtpUrl));
    await sendTo(smtpUrl);
  }
  expect([peer.mails.length, silent.mock.calls]).toEqual([2, []]);
});

test("a mail server at localhost that is away closes the channel, and refuses no mail", async () => {
  const smtpUrl = `smtp://localhost:${await closedPort()}`;
  await expect(sendTo(smtpUrl)).rejects.toThrow(TransportAway);
  await expect(knockAtMailServer(settingsFor(smtpUrl))).rejects.toThrow("ECONNREFUSED");
});
