import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { freePort } from "../free-port.ts";

interface ReceivedMail {
  to: string;
  messageId: string;
  subject: string;
}

export interface MailPeer {
  /** For `SMTP_URL`; the address stays the same while the peer is down. */
  url: string;
  /** Every mail that was accepted, in its order; a mail that came twice is there twice. */
  received: ReceivedMail[];
  up(): Promise<void>;
  down(): Promise<void>;
}

/** A mail server that keeps what it is given, and can go away and come back. */
export async function createMailPeer(): Promise<MailPeer> {
  const port = await freePort();
  const received: ReceivedMail[] = [];
  let server: SMTPServer | undefined;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    async up() {
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ["STARTTLS", "AUTH"],
        onData(stream, { envelope }, done) {
          let source = "";
          stream.setEncoding("utf8");
          stream.on("data", (part: string) => {
            source += part;
          });
          stream.on("end", () => {
            const [recipient] = envelope.rcptTo;
            received.push({
              to: recipient?.address ?? "",
              messageId: headerOf(source, "Message-ID"),
              subject: headerOf(source, "Subject"),
            });
            done();
          });
        },
      });
      server.on("error", () => {});
      server.listen(port, "127.0.0.1");
      await once(server.server, "listening");
    },
    async down() {
      const closing = server;
      server = undefined;
      if (closing === undefined) return;
      await new Promise<void>((resolve) => closing.close(() => resolve()));
    },
  };
}

function headerOf(source: string, name: string): string {
  return new RegExp(`^${name}: (.*)$`, "im").exec(source)?.[1]?.trim() ?? "";
}
