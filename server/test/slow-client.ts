import { once } from "node:events";
import { connect } from "node:net";

/** How the server ended a connection on which a request never became whole. */
export interface Ended {
  /** What was answered, as far as it came. */
  answer: string;
  /** From the connection on. */
  milliseconds: number;
}

/**
 * Opens a connection, writes a beginning at once and then a part again and again, as one does who wants to
 * keep it for ever, until the server ends it.
 */
export async function drip(
  port: number,
  {
    beginning,
    part,
    everyMilliseconds,
  }: Record<"beginning" | "part", string> & { everyMilliseconds: number },
): Promise<Ended> {
  const socket = connect(port, "localhost");
  let answer = "";
  socket.setEncoding("utf8").on("data", (text: string) => {
    answer += text;
  });
  // A part that crosses the end comes back as an error, and may take the answer with it.
  socket.on("error", () => {});
  const closed = new Promise((resolve) => socket.once("close", resolve));
  await once(socket, "connect");
  const start = performance.now();
  socket.write(beginning);
  const dripping = setInterval(() => socket.write(part), everyMilliseconds);
  await closed;
  clearInterval(dripping);
  return { answer, milliseconds: performance.now() - start };
}

const json = "Host: x\r\nContent-Type: application/json\r\n";

/** The ways to be slow: `part` comes again and again. */
export const slowWays = (path: string) => ({
  "with its headers": { beginning: `POST ${path} HTTP/1.1\r\n${json}`, part: "X-More: x\r\n" },
  "with its body": {
    beginning: `POST ${path} HTTP/1.1\r\n${json}Content-Length: 9999\r\n\r\n`,
    part: " ",
  },
  "with the chunks of its body": {
    beginning: `POST ${path} HTTP/1.1\r\n${json}Transfer-Encoding: chunked\r\n\r\n`,
    part: "1\r\n \r\n",
  },
  "after one that was whole": {
    beginning: `POST ${path} HTTP/1.1\r\n${json}Content-Length: 2\r\n\r\n{}POST ${path} HTTP/1.1\r\n`,
    part: "X-More: x\r\n",
  },
  "and sends nothing": { beginning: "", part: "" },
});
