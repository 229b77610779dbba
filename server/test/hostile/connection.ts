import { connect, type Socket } from "node:net";

/** What came back, as far as the harness judges it. */
export interface Answer {
  /** Null where the connection ended without one. */
  status: number | null;
  milliseconds: number;
  head: string;
  body: string;
  /** Nothing came, and the connection stayed open, until the limit. */
  isHung: boolean;
}

const noBody = new Set([204, 304]);

/** A connection on which one request follows another, raw as it is written; a new one where the last has ended. */
export function openConnection(port: number, limitMilliseconds: number) {
  let socket: Socket | undefined;

  function fresh(): Socket {
    socket?.destroy();
    socket = connect(port, "localhost");
    socket.setNoDelay(true);
    socket.on("error", () => {});
    return socket;
  }

  const isOpen = () => socket?.writable === true && !socket.destroyed && !socket.readableEnded;

  /** A connection that has been used may be ended by the server while the next request is on its way. */
  async function send(bytes: Buffer, manner: Manner = {}): Promise<Answer> {
    const used = isOpen() ? socket : undefined;
    const answer = await sendOn(used ?? fresh(), bytes, manner);
    const isLost = answer.status === null && answer.head === "" && !answer.isHung;
    return isLost && used !== undefined ? sendOn(fresh(), bytes, manner) : answer;
  }

  function sendOn(
    used: Socket,
    bytes: Buffer,
    { endsAfter = false, isHead = false }: Manner,
  ): Promise<Answer> {
    const started = performance.now();
    let received: Buffer = Buffer.alloc(0);
    return new Promise((resolve) => {
      const timer = setTimeout(() => finish({ isHung: true }), limitMilliseconds);
      const onData = (part: Buffer) => {
        received = received.length === 0 ? part : Buffer.concat([received, part]);
        const whole = wholeAnswer(received, isHead);
        if (whole !== null) finish({ ...whole, isHung: false });
      };
      const onEnd = () => finish({ ...partOf(received), isHung: false });
      function finish(found: Partial<Answer> & { isHung: boolean }): void {
        clearTimeout(timer);
        used.off("data", onData).off("end", onEnd).off("close", onEnd);
        if (endsAfter || found.isHung || /^connection: close/im.test(found.head ?? "")) {
          used.destroy();
          socket = undefined;
        }
        const milliseconds = performance.now() - started;
        resolve({ status: null, head: "", body: "", ...found, milliseconds });
      }
      used.on("data", onData).on("end", onEnd).on("close", onEnd);
      if (endsAfter) used.end(bytes);
      else used.write(bytes);
    });
  }

  return { send, close: () => socket?.destroy() };
}

interface Manner {
  /** Nothing more is sent on the connection: the client has said all. */
  endsAfter?: boolean;
  /** The answer has no body, whatever its head says. */
  isHead?: boolean;
}

type Found = Pick<Answer, "status" | "head" | "body">;

function partOf(received: Buffer): Found {
  const text = received.toString("latin1");
  const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
  return { status: status === undefined ? null : Number(status), head: text, body: "" };
}

/** An answer once all of it has come; 100 Continue is none. */
function wholeAnswer(received: Buffer, isHead: boolean): Found | null {
  const headEnd = received.indexOf("\r\n\r\n");
  if (headEnd === -1) return null;
  const head = received.toString("latin1", 0, headEnd);
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
  const rest = received.subarray(headEnd + 4);
  if (status === 100) return wholeAnswer(rest, isHead);
  if (isHead || noBody.has(status)) return { status, head, body: "" };
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (length !== undefined) {
    return rest.length < Number(length) ? null : { status, head, body: rest.toString("utf8") };
  }
  if (/^transfer-encoding: chunked/im.test(head)) {
    return rest.subarray(-5).equals(lastChunk)
      ? { status, head, body: rest.toString("utf8") }
      : null;
  }
  return null;
}

const lastChunk = Buffer.from("0\r\n\r\n");
