import { generateKeyPairSync } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { type HandOverTimes, NoAnswer } from "./hand-over.ts";
import { type Mail, MessageDeferred, MessageRefused, TransportAway } from "./message.ts";
import { closedPort, type SmtpPeer, startSilentPeer, startSmtpPeer } from "./smtp-peer.fixture.ts";
import { createSmtpTransport } from "./smtp-transport.ts";

const open: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const close of open.splice(0).reverse()) await close();
});

const mail: Mail = {
  channel: "email",
  to: "lerato@example.org",
  subject: "Verify your email address ✓",
  text: "Hello Lerato",
  html: "<p>Hello Lerato</p>",
};
const id = "0199a0b0-0000-7000-8000-000000000001";

async function connected(peer?: Pick<SmtpPeer, "url">, requireTls = false, times?: HandOverTimes) {
  const smtpUrl = peer?.url ?? `smtp://127.0.0.1:${await closedPort()}`;
  const transport = createSmtpTransport({
    smtpUrl,
    from: { name: "Heron", address: "no-reply@heron.example" },
    requireTls,
    ...(times === undefined ? {} : { times }),
  });
  open.push(() => transport.close());
  return transport;
}
async function startedPeer() {
  const peer = await startSmtpPeer();
  open.push(() => peer.stop());
  return peer;
}

test("A mail arrives with its text, its html and a Message-ID that is the outbox row's", async () => {
  const peer = await startedPeer();
  const { send } = await connected(peer);
  await send(mail, id);
  await send(mail, id);
  expect(peer.mails).toHaveLength(2);
  for (const { raw, recipients } of peer.mails) {
    expect(recipients).toEqual(["lerato@example.org"]);
    expect(raw).toContain(`Message-ID: <${id}@heron.example>`);
    expect(raw).toContain("From: Heron <no-reply@heron.example>");
    expect(raw).toContain("Hello Lerato");
    expect(raw).toContain("<p>Hello Lerato</p>");
    expect(raw).toContain("Auto-Submitted: auto-generated");
  }
});

const lineEnds = ["\r\n", "\n", "\r", "\u0085", "\0", "\u000b", "\t"];
const injections = ["Bcc: thief@example.com", "\r\n\r\nbody", "Subject: other"];
const hostile = lineEnds.flatMap((end) => injections.map((injection) => `${end}${injection}`));

test("Each mail has its own envelope sender where bounces go to an address of their own", async () => {
  const peer = await startedPeer();
  const from = { name: "Heron", address: "no-reply@heron.example" };
  const bouncesTo = (of: string) => `bounces+${of}@heron.example`;
  const settings = { smtpUrl: peer.url, from, requireTls: false };
  for (const each of [{ ...settings, bouncesTo }, settings]) {
    const transport = createSmtpTransport(each);
    open.push(() => transport.close());
    await transport.send(mail, id);
  }
  expect(peer.mails.map((each) => [each.from, each.recipients])).toEqual([
    [`bounces+${id}@heron.example`, ["lerato@example.org"]],
    ["no-reply@heron.example", ["lerato@example.org"]],
  ]);
  expect(peer.mails[0]?.raw).toContain("From: Heron <no-reply@heron.example>");
});

test("[SEC-G9] Nothing that would add a line to the head leaves, in the subject or the recipient", async () => {
  const peer = await startedPeer();
  const { send } = await connected(peer);
  for (const tail of hostile) {
    await expect(send({ ...mail, subject: `Hello${tail}` }, id)).rejects.toThrow("control");
    await expect(send({ ...mail, to: `lerato@example.org${tail}` }, id)).rejects.toThrow("control");
  }
  expect(peer.mails).toEqual([]);
});

test("[SEC-G9] One message has one recipient, whatever the address holds", async () => {
  const peer = await startedPeer();
  const { send } = await connected(peer);
  for (const to of [
    "lerato@example.org, thief@example.com",
    "lerato@example.org;thief@example.com",
    "lerato@example.org thief@example.com",
    "Lerato <thief@example.com>",
    "<thief@example.com>",
    '"x" <thief@example.com>',
    "group: thief@example.com;",
    "a@b@example.com",
    "",
  ]) {
    await expect(send({ ...mail, to }, id)).rejects.toThrow("not one address");
  }
  expect(peer.mails).toEqual([]);
});

test("[SEC-G9] An answer goes to one address as well", async () => {
  const peer = await startedPeer();
  const { send } = await connected(peer);
  await send({ ...mail, replyTo: "lerato@example.org" }, id);
  expect(peer.mails[0]?.raw).toMatch(/^Reply-To: lerato@example\.org$/im);
  for (const replyTo of ["a@example.org, b@example.org", "a@example.org\r\nBcc: b@example.org"]) {
    await expect(send({ ...mail, replyTo }, id)).rejects.toThrow();
  }
  expect(peer.mails).toHaveLength(1);
});

test("[SEC-G9] Hostile names in the subject are text there", async () => {
  const peer = await startedPeer();
  const { send } = await connected(peer);
  await send({ ...mail, subject: "Bcc: thief@example.com, <x@y>" }, id);
  expect(peer.mails[0]?.recipients).toEqual(["lerato@example.org"]);
  expect(peer.mails[0]?.raw).not.toMatch(/^Bcc:/im);
});

test("[SEC-F11] A server that is not there, or takes nothing now, is told apart from a refused message", async () => {
  const gone = await connected();
  await expect(gone.send(mail, id)).rejects.toBeInstanceOf(TransportAway);
  const peer = await startedPeer();
  const { send } = await connected(peer);
  for (const code of [421, 530]) {
    peer.refuseWith(code);
    await expect(send(mail, id)).rejects.toBeInstanceOf(TransportAway);
  }
  for (const code of [450, 451, 452, 454]) {
    peer.refuseWith(code);
    const error = await send(mail, id).catch((refusal: unknown) => refusal);
    expect(error).toBeInstanceOf(MessageDeferred);
    expect(error).toMatchObject({ reason: `${code} refused` });
  }
  for (const code of [550, 552, 554]) {
    peer.refuseWith(code);
    const error = await send(mail, id).catch((refusal: unknown) => refusal);
    expect(error).toBeInstanceOf(MessageRefused);
    expect(error).toMatchObject({ reason: `${code} refused` });
  }
  peer.refuseWith(null);
  await send(mail, id);
  expect(peer.mails).toHaveLength(1);
});

test("[SEC-F11 SEC-H3] A recipient is put off or refused with its status and words, without the address", async () => {
  const peer = await startedPeer();
  const { send } = await connected(peer);
  peer.refuseRecipientsWith(450);
  const later = await send(mail, id).catch((refusal: unknown) => refusal);
  expect(later).toBeInstanceOf(MessageDeferred);
  expect(later).toMatchObject({ reason: "450 no … here" });
  peer.refuseRecipientsWith(550);
  const never = await send(mail, id).catch((refusal: unknown) => refusal);
  expect(never).toBeInstanceOf(MessageRefused);
  expect(never).toMatchObject({ reason: "550 no … here" });
});

test("[SEC-F11] A refusal of our sender, such as a used-up quota, refuses no message", async () => {
  const peer = await startedPeer();
  const { send } = await connected(peer);
  for (const code of [550, 553]) {
    peer.refuseSendersWith(code);
    const error = await send(mail, id).catch((refusal: unknown) => refusal);
    expect(error).toBeInstanceOf(TransportAway);
    expect(error).toMatchObject({ reason: `${code} daily limit exceeded` });
  }
  peer.refuseSendersWith(451);
  await expect(send(mail, id)).rejects.toBeInstanceOf(MessageDeferred);
  peer.refuseSendersWith(null);
  await send(mail, id);
  expect(peer.mails).toHaveLength(1);
});

test("[SEC-F11] A refusal of our sender that comes with the recipient refuses no message either", async () => {
  const peer = await startedPeer();
  const { send } = await connected(peer);
  for (const words of [
    "5.1.8 <no-reply@heron.example>: Sender address rejected: Domain not found",
    "5.7.1 <no-reply@heron.example>: Sender address rejected: not owned by user heron",
    "5.1.8 Access denied, bad outbound sender",
    "5.2.252 SendAsDenied; heron@clinic.example not allowed to send as no-reply@heron.example",
    "5.7.60 SMTP; Client does not have permissions to send as this sender",
    "5.7.705 Access denied, tenant has exceeded threshold",
  ]) {
    peer.refuseRecipientsWith(550, words);
    await expect(send(mail, id)).rejects.toBeInstanceOf(TransportAway);
  }
});

test("[SEC-F11] A lost answer counts as a try once the server has the text: the mail may have arrived", async () => {
  const peer = await startedPeer();
  const times = { beginMilliseconds: 10_000, answerMilliseconds: 60_000 };
  const { send } = await connected(peer, false, times);
  const first = peer.hold();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const unanswered = expect(send(mail, id)).rejects.toBeInstanceOf(NoAnswer);
  await expect.poll(() => peer.mails.length).toBe(1);
  vi.advanceTimersByTime(times.answerMilliseconds);
  await unanswered;
  vi.useRealTimers();
  first.release();
  peer.hold();
  const patient = await connected(peer);
  const lost = patient.send(mail, id).catch((error: unknown) => error);
  await expect.poll(() => peer.mails.length).toBe(2);
  peer.drop();
  expect(await lost).toBeInstanceOf(Error);
  expect(await lost).not.toBeInstanceOf(TransportAway);
});

test("[SEC-F11] A server that greets and then is silent is away: no mail can have left", async () => {
  const peer = await startSilentPeer();
  open.push(() => peer.stop());
  const times = { beginMilliseconds: 300, answerMilliseconds: 60_000 };
  const { send } = await connected(peer, false, times);
  await expect(send(mail, id)).rejects.toBeInstanceOf(TransportAway);
});

test("[SEC-G7] A mail reads no file and asks no address, whatever its content names", async () => {
  const peer = await startedPeer();
  const { send } = await connected(peer);
  await send({ ...mail, html: '<img src="file:///etc/passwd">' }, id);
  expect(peer.mails[0]?.raw).not.toContain("root:");
  const withPath = { ...mail, html: { path: "/etc/passwd" } as unknown as string };
  await expect(send(withPath, id)).rejects.toThrow(/File access rejected/);
});

test("[SEC-H16] No mail goes to a server that offers no encryption where it is required", async () => {
  const peer = await startedPeer();
  const { send } = await connected(peer, true);
  await expect(send(mail, id)).rejects.toBeInstanceOf(TransportAway);
  expect(peer.mails).toEqual([]);
});

test("A mail is signed with the key that is configured, for the domain of its sender", async () => {
  const peer = await startedPeer();
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const transport = createSmtpTransport({
    smtpUrl: peer.url,
    from: { name: "Heron", address: "no-reply@heron.example" },
    requireTls: false,
    dkim: {
      domainName: "heron.example",
      keySelector: "mail2026",
      privateKey: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    },
  });
  open.push(() => transport.close());
  await transport.send(mail, id);
  const [head = ""] = peer.mails[0]?.raw.split("\r\n\r\n") ?? [];
  const signature = /^DKIM-Signature: (.*(?:\r\n\s.*)*)/m.exec(head)?.[1]?.replace(/\s/g, "");
  expect(signature).toMatch(/^v=1;a=rsa-sha256;c=relaxed\/relaxed;d=heron\.example;.*s=mail2026;/);
});

const off = { settings: { enable: 0 } };
const sendgridArguments = JSON.stringify({
  unique_args: { frontdoor_id: id },
  filters: { clicktrack: off, opentrack: off },
});
test.each([
  ["postmark", /^X-PM-Metadata-id: (.*)\r$/im, id],
  ["postmark", /^X-PM-TrackLinks: (.*)\r$/im, "None"],
  ["mailgun", /^X-Mailgun-Track-Clicks: (.*)\r$/im, "no"],
  ["sendgrid", /^X-SMTPAPI: (.*)\r$/im, sendgridArguments],
] as const)(
  "[SEC-C13] A mail by %s says which one it is, so that receipts do, and that no link may lead through it",
  async (provider, header, value) => {
    const peer = await startedPeer();
    const transport = createSmtpTransport({
      smtpUrl: peer.url,
      from: { name: "Heron", address: "no-reply@heron.example" },
      requireTls: false,
      provider,
    });
    open.push(() => transport.close());
    expect(await transport.send(mail, id)).toEqual({ provider, providerId: null });
    expect(header.exec(peer.mails[0]?.raw ?? "")?.[1]).toBe(value);
  },
);
