import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { freePort } from "../../free-port.ts";
import { type Arrived, distinct } from "./arrived.ts";
import { mailOf } from "./received-mail.ts";

/** How a way out behaves towards a message whose text it has. */
export type Manners =
  | "takes"
  | "refuses"
  | "hangs"
  | "dies after DATA"
  | "takes and dies"
  | "answers twice";

export interface MessageSink {
  smtpUrl: string;
  smsUrl: string;
  /** Every message that was taken, and every time. */
  arrived: Arrived[];
  /** Is called for the text of each message, before it is answered and after. */
  onText(moment: "before" | "after"): void;
  behave(manners: Manners): void;
  /** Waits until so many messages met with the present manners. */
  met(messages: number): Promise<void>;
  /** The message of a kind to somebody that came as the nth, however often it came. */
  message(to: string, kind: string, nth?: number): Promise<Arrived>;
  /** From now on a message is given up when none has come for a while: it is lost. */
  comeToAnEnd(): void;
  close(): Promise<void>;
}

/** Somebody waited for a message in vain. */
export class NothingCame extends Error {}

const pollMilliseconds = 50;
/** Longer than any outage of these tests on a machine that has too much to do. */
const patienceMilliseconds = 900_000;
/** Three times the lease that a worker leaves behind which was killed. */
const quietMilliseconds = 90_000;
const hangMilliseconds = 3_000;

/** A mail server and an SMS gateway that keep what they are given, and misbehave when told to. */
export async function openMessageSink(): Promise<MessageSink> {
  const arrived: Arrived[] = [];
  let manners: Manners = "takes";
  let texts = 0;
  let lastAt = Number.POSITIVE_INFINITY;
  const count = () => {
    texts += 1;
    if (Number.isFinite(lastAt)) lastAt = performance.now();
  };
  const isQuiet = () => performance.now() - lastAt > quietMilliseconds;

  const mails = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, session, done) {
      let source = "";
      stream.setEncoding("latin1");
      stream.on("data", (part: string) => {
        source += part;
      });
      stream.on("end", async () => {
        const to = session.envelope.rcptTo[0]?.address ?? "";
        count();
        sink.onText("before");
        const way = manners;
        if (way === "hangs") await pause(hangMilliseconds);
        if (way === "refuses") {
          done(Object.assign(new Error("no"), { responseCode: 451 }));
          return;
        }
        if (way !== "dies after DATA") arrived.push(mailOf(source, to));
        if (way === "dies after DATA" || way === "takes and dies") {
          for (const connection of mails.connections) connection.close();
          return;
        }
        done();
        if (way === "answers twice") answerAgain(mails, session.id);
        sink.onText("after");
      });
    },
  });
  mails.on("error", () => {});
  const mailPort = await freePort();
  mails.listen(mailPort, "127.0.0.1");
  await once(mails.server, "listening");

  const gateway = createServer(async (request, response) => {
    const { to, text: words, idempotencyKey } = JSON.parse(await text(request));
    count();
    sink.onText("before");
    const way = manners;
    if (way === "hangs") await pause(hangMilliseconds);
    if (way === "refuses") {
      response.writeHead(503).end();
      return;
    }
    if (way !== "dies after DATA")
      arrived.push({ to, kind: "SMS", id: idempotencyKey, text: words });
    if (way === "dies after DATA" || way === "takes and dies") {
      request.destroy();
      return;
    }
    response.writeHead(200).end("{}");
    sink.onText("after");
  });
  gateway.listen(0, "127.0.0.1");
  await once(gateway, "listening");
  const address = gateway.address();
  const smsPort = typeof address === "object" ? address?.port : undefined;

  const sink: MessageSink = {
    smtpUrl: `smtp://127.0.0.1:${mailPort}`,
    smsUrl: `http://127.0.0.1:${smsPort}/`,
    arrived,
    onText() {},
    behave(next) {
      manners = next;
    },
    async met(messages) {
      const enough = texts + messages;
      while (texts < enough) await pause(pollMilliseconds);
    },
    async message(to, kind, nth = 1) {
      const deadline = Date.now() + patienceMilliseconds;
      while (Date.now() < deadline && !isQuiet()) {
        const found = distinct(arrived).filter((each) => each.to === to && each.kind === kind);
        const chosen = found[nth - 1];
        if (chosen !== undefined) return chosen;
        await pause(pollMilliseconds);
      }
      throw new NothingCame(`No ${kind} came to ${to}.`);
    },
    comeToAnEnd() {
      lastAt = performance.now();
    },
    async close() {
      gateway.closeAllConnections();
      gateway.close();
      await new Promise<void>((resolve) => mails.close(() => resolve()));
    },
  };
  return sink;
}

/** Says on a connection once more that its message was taken. */
function answerAgain({ connections }: SMTPServer, id: string): void {
  for (const connection of connections) {
    if (connection.session.id === id) connection.send(250, "OK: message queued");
  }
}
