import { ServerResponse } from "node:http";

/**
 * Loaded before a server under test: a request that carries `x-die-before-answer` has its whole effect,
 * and then the process dies in place of sending the answer.
 */
const writeHead = ServerResponse.prototype.writeHead;

function dieOrWrite(this: ServerResponse, ...head: Parameters<typeof writeHead>) {
  if (this.req.headers["x-die-before-answer"] !== undefined) process.kill(process.pid, "SIGKILL");
  return writeHead.apply(this, head);
}

Object.assign(ServerResponse.prototype, { writeHead: dieOrWrite });
