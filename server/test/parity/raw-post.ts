import { Agent, request } from "node:http";

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** An answer with its headers exactly as they came, but for what differs at every answer. */
export interface RawAnswer {
  status: number | undefined;
  headers: string[];
  body: string;
  milliseconds: number;
}

/** Posts JSON over one connection that is kept, and takes the time from the last byte sent to the last received. */
export function rawPost(
  url: string,
  body: unknown,
  sent: Record<string, string> = {},
): Promise<RawAnswer> {
  const text = JSON.stringify(body);
  const headers = {
    ...sent,
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(text),
  };
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const outgoing = request(url, { method: "POST", agent, headers }, (response) => {
      let answer = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => {
        answer += part;
      });
      response.on("end", () =>
        resolve({
          status: response.statusCode,
          headers: comparable(response.rawHeaders),
          body: answer,
          milliseconds: performance.now() - started,
        }),
      );
    });
    outgoing.on("error", reject);
    outgoing.end(text);
  });
}

/** What has another value at every answer. */
const ownOfEach = ["date", "x-request-id"];

function comparable(rawHeaders: readonly string[]): string[] {
  const lines: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (!ownOfEach.includes(rawHeaders[index]?.toLowerCase() ?? "")) {
      lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`);
    }
  }
  return lines;
}
