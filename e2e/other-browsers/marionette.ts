import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { error, Session } from "selenium-webdriver";
import type { Command } from "selenium-webdriver/lib/command.js";

/** Selenium's commands that the journeys use, with their names in Firefox's Marionette protocol. */
const commands: Readonly<Record<string, string>> = {
  newSession: "WebDriver:NewSession",
  quit: "Marionette:Quit",
  switchToWindow: "WebDriver:SwitchToWindow",
  get: "WebDriver:Navigate",
  getCurrentUrl: "WebDriver:GetCurrentURL",
  executeScript: "WebDriver:ExecuteScript",
  clickElement: "WebDriver:ElementClick",
  clearElement: "WebDriver:ElementClear",
  sendKeysToElement: "WebDriver:ElementSendKeys",
  getAccessibleName: "WebDriver:GetComputedLabel",
  actions: "WebDriver:PerformActions",
  screenshot: "WebDriver:TakeScreenshot",
};

interface Reply {
  failure: { error: string; message: string } | null;
  result: Record<string, unknown> | unknown[];
}

/**
 * Runs Selenium's commands in Firefox without geckodriver, which Debian does not package and which only forwards them
 * to Marionette, Firefox's built-in WebDriver. A message is its length in bytes, a colon and JSON: a command is
 * `[0, id, command, parameters]`, its response `[1, id, failure, result]`.
 */
export async function connectMarionette(port: number) {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  const waiting = new Map<number, (reply: Reply) => void>();
  onMessages(socket, (message) => {
    if (!Array.isArray(message)) return;
    const [, id, failure, result] = message;
    waiting.get(id)?.({ failure, result });
    waiting.delete(id);
  });
  let lastId = 0;
  return {
    async execute(command: Command): Promise<unknown> {
      const name = commands[command.getName()];
      if (name === undefined) throw new error.UnknownCommandError(command.getName());
      lastId += 1;
      const text = JSON.stringify([0, lastId, name, parametersOf(command)]);
      const reply = new Promise<Reply>((resolve) => waiting.set(lastId, resolve));
      socket.write(`${Buffer.byteLength(text)}:${text}`);
      const { failure, result } = await reply;
      if (failure) throw Object.assign(new Error(failure.message), { name: failure.error });
      if (command.getName() === "newSession") return sessionOf(result);
      return result && "value" in result ? result.value : result;
    },
  };
}

function parametersOf(command: Command): object {
  const { sessionId: _, id, capabilities, ...rest } = command.getParameters() as Parameters;
  // Selenium passes an element as an object with its id as the only value.
  const element = id === undefined ? {} : { id: Object.values(id)[0] };
  return { ...rest, ...element, ...capabilities?.alwaysMatch };
}

interface Parameters {
  sessionId?: unknown;
  id?: Record<string, string>;
  capabilities?: { alwaysMatch: object };
  [name: string]: unknown;
}

function sessionOf(result: unknown): Session {
  const { sessionId, capabilities } = result as { sessionId: string; capabilities: object };
  return new Session(sessionId, capabilities);
}

/** Calls `take` with each complete message, however the socket splits them. */
function onMessages(socket: Socket, take: (message: unknown) => void): void {
  let rest = Buffer.alloc(0);
  socket.on("data", (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const colon = rest.indexOf(":");
      const end = colon + 1 + Number(rest.subarray(0, colon));
      if (colon === -1 || rest.length < end) return;
      take(JSON.parse(rest.subarray(colon + 1, end).toString()));
      rest = rest.subarray(end);
    }
  });
}
