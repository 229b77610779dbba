import http from "node:http";
import type { AddressInfo } from "node:net";
import { productOrigin, siteOrigin } from "../addresses.ts";

const watcherPath = "/watched-by-the-journey";

/** Reports with a synchronous request, so that no line is lost when the page unloads. */
const watcher = `{
  const tell = (line) => {
    const request = new XMLHttpRequest();
    request.open("POST", "${watcherPath}", false);
    request.send(line);
  };
  let isLeft = false;
  addEventListener("beforeunload", () => { isLeft = true; });
  // A page that is being left calls off the modules that it still loads.
  const isCalledOff = (line) => isLeft && line.includes("Importing a module script failed");
  for (const level of ["debug", "log", "info", "warn", "error", "trace", "assert"]) {
    const say = console[level];
    console[level] = (...words) => {
      const line = level + ": " + words.map(String).join(" ");
      if ((level !== "assert" || !words[0]) && !isCalledOff(line)) tell(line);
      say.apply(console, words);
    };
  }
  addEventListener("error", ({ message }) => tell("page error: " + message));
  addEventListener("unhandledrejection", ({ reason }) => tell("page error: " + reason));
  document.addEventListener("securitypolicyviolation", (violation) =>
    tell("CSP: " + violation.violatedDirective + " " + violation.blockedURI),
  );
}`;

interface Proxy {
  /** Host and port. */
  address: string;
  lines: readonly string[];
  close(): void;
}

/**
 * A proxy between a browser and the site. It adds the watcher as the first script of each page, collects what that
 * reports, and refuses and notes requests to foreign origins.
 */
export async function startProxy(): Promise<Proxy> {
  const lines: string[] = [];
  const server = http.createServer(async (request, response) => {
    const { origin, pathname } = new URL(request.url ?? "");
    if (origin !== siteOrigin && origin !== productOrigin) {
      lines.push(`foreign request: ${request.url}`);
      return response.writeHead(502).end();
    }
    if (pathname !== watcherPath) {
      return passOn(request, response, (line) => lines.push(`${line}: ${request.url}`));
    }
    if (request.method === "POST") lines.push(Buffer.concat(await request.toArray()).toString());
    response.writeHead(200, { "content-type": "text/javascript" }).end(watcher);
  });
  server.on("connect", (request, socket) => {
    lines.push(`foreign request: ${request.url}`);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    lines,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * Forwards a request without `Accept-Encoding`, so that the response can be changed.
 * @param tell of a request that fails: a browser says no more than that a script could not be loaded
 */
function passOn(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  tell: (line: string) => void,
): void {
  const { "accept-encoding": _, ...headers } = request.headers;
  const onward = http.request(
    request.url ?? "",
    { method: request.method, headers },
    async (answer) => {
      const status = answer.statusCode ?? 502;
      if (status >= 500) tell(`${status}`);
      const isPage = answer.headers["content-type"]?.startsWith("text/html");
      const { "transfer-encoding": __, connection: ___, ...answered } = answer.headers;
      const body = Buffer.concat(await answer.toArray());
      const whole = isPage ? withWatcher(body.toString(), request.url ?? "") : body;
      if (body.length > 0) answered["content-length"] = `${Buffer.byteLength(whole)}`;
      response.writeHead(status, answered).end(whole);
    },
  );
  onward.on("error", ({ message }) => {
    tell(message);
    response.destroy();
  });
  request.pipe(onward);
}

/**
 * Adds the watcher to the site's pages, whose CSP allows scripts of the same origin; products are stand-ins, not
 * tested here.
 */
function withWatcher(page: string, url: string): string {
  if (new URL(url).origin !== siteOrigin) return page;
  return page.replace("<head>", `<head><script src="${watcherPath}"></script>`);
}
