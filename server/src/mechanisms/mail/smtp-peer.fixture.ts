import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { SMTPServer } from "smtp-server";

export interface SmtpPeer {
  url: string;
  /** What arrived, raw, with the envelope's recipients. */
  mails: { raw: string; recipients: string[] }[];
  /** From now on each message is refused with this code; null takes them again. */
  refuseWith(responseCode: number | null): void;
  stop(): Promise<void>;
}

/** A real SMTP server on a port of its own, or on a given one. */
export async function startSmtpPeer(port = 0): Promise<SmtpPeer> {
  const mails: SmtpPeer["mails"] = [];
  let refusal: number | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, session, answer) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (refusal !== null) {
          return answer(Object.assign(new Error("refused"), { responseCode: refusal }));
        }
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ raw: Buffer.concat(chunks).toString("utf8"), recipients });
        answer();
      });
    },
  });
  const listening = server.listen(port, "127.0.0.1");
  await once(listening, "listening");
  const { port: actual } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${actual}`,
    mails,
    refuseWith(responseCode) {
      refusal = responseCode;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A port on which nobody listens. */
export async function closedPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
