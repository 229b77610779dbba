import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { createServer } from "node:net";
import { SMTPServer } from "smtp-server";
import { freePort } from "../../../test/free-port.ts";

export type SmtpPeer = Awaited<ReturnType<typeof startSmtpPeer>>;

/** A real SMTP server on a port of its own, or on a given one. */
export async function startSmtpPeer(port = 0) {
  /** What arrived, raw, with the envelope's recipients and sender. */
  const mails: { raw: string; recipients: string[]; from: string | null }[] = [];
  let refusal: number | null = null;
  let recipientRefusal: { responseCode: number; words: string } | null = null;
  let senderRefusal: number | null = null;
  let held: Promise<void> = Promise.resolve();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onMailFrom(_sender, _session, answer) {
      if (senderRefusal === null) return answer();
      answer(Object.assign(new Error("daily limit exceeded"), { responseCode: senderRefusal }));
    },
    onRcptTo({ address }, _session, answer) {
      if (recipientRefusal === null) return answer();
      const { responseCode, words } = recipientRefusal;
      answer(Object.assign(new Error(words.replace("{address}", address)), { responseCode }));
    },
    onData(stream, session, answer) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (refusal !== null) {
          return answer(Object.assign(new Error("refused"), { responseCode: refusal }));
        }
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        const { mailFrom } = session.envelope;
        const from = mailFrom === false ? null : mailFrom.address;
        mails.push({ raw: Buffer.concat(chunks).toString("utf8"), recipients, from });
        void held.then(() => answer());
      });
    },
  });
  // A client that is killed during a mail resets its connection.
  server.on("error", () => {});
  const listening = server.listen(port, "127.0.0.1");
  await once(listening, "listening");
  const sockets: Socket[] = [];
  listening.on("connection", (socket: Socket) => sockets.push(socket));
  const { port: actual } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${actual}`,
    mails,
    /** From now on each message is refused with this code; null takes them again. */
    refuseWith(responseCode: number | null) {
      refusal = responseCode;
    },
    /** From now on each recipient is refused with this code, and named in the answer. */
    refuseRecipientsWith(responseCode: number, words = "no {address} here") {
      recipientRefusal = { responseCode, words };
    },
    /** From now on each sender is refused with this code; null takes them again. */
    refuseSendersWith(responseCode: number | null) {
      senderRefusal = responseCode;
    },
    /** From now on it answers nobody who has given it a message, until it is told to. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return { release: resolve };
    },
    /** Ends every connection without a word. */
    drop() {
      for (const socket of sockets) socket.destroy();
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** A server that greets, says what it can do, and nothing more. */
export async function startSilentPeer(): Promise<Pick<SmtpPeer, "url" | "stop">> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.write("220 heron.example\r\n");
    socket.once("data", () => socket.write("250 heron.example\r\n"));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** A port on which nobody listens. */
export const closedPort = freePort;
