import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { vi } from "vitest";
import { startSmtpPeer } from "../../src/platform/mail/smtp-peer.fixture.ts";

const waiting = { timeout: 60_000, interval: 50 };

/** Where mails, text messages and traces of a run go, each kept as it came. */
export async function startSinks() {
  const mailServer = await startSmtpPeer();
  const heard: { path: string; text: string }[] = [];
  const http = createServer(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString();
    heard.push({ path: request.url ?? "", text });
    response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
  });
  await once(http.listen(0, "localhost"), "listening");
  const url = `http://localhost:${(http.address() as AddressInfo).port}`;
  const textsOf = (path: string) =>
    heard.filter((each) => each.path === path).map(({ text }) => text);

  return {
    mailUrl: mailServer.url,
    url,
    traces: () => textsOf("/v1/traces").join("\n"),
    /** What a pattern finds in the newest mail to an address that has it; waits for it. */
    async mailed(to: string, pattern: RegExp): Promise<string> {
      const find = () =>
        mailServer.mails
          .filter(({ recipients }) => recipients.includes(to))
          .flatMap(({ raw }) => pattern.exec(decoded(raw))?.[1] ?? [])
          .at(-1);
      return vi.waitUntil(find, waiting);
    },
    /** The same of the newest text message. */
    async texted(pattern: RegExp): Promise<string> {
      const find = () =>
        textsOf("/sms")
          .flatMap((text) => pattern.exec(text)?.[1] ?? [])
          .at(-1);
      return vi.waitUntil(find, waiting);
    },
    async stop() {
      http.closeAllConnections();
      http.close();
      await mailServer.stop();
    },
  };
}

export type Sinks = Awaited<ReturnType<typeof startSinks>>;

/** Of a mail in quoted-printable. */
const decoded = (raw: string) =>
  raw
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_whole, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
