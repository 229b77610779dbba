import { createServer } from "node:http";
import { gzipSync } from "node:zlib";

// Run as a process of its own: fetches a page once, serves it with Node's HTTP server and prints the port on stdout.
const [url = "", headers = "{}"] = process.argv.slice(2);
const page = await fetch(url, { headers: JSON.parse(headers) });
const bytes = gzipSync(await page.arrayBuffer(), { level: 9 });
const perConnection = ["connection", "content-length", "date", "keep-alive"];
const head = [...page.headers].filter(([name]) => !perConnection.includes(name)).flat();
head.push("content-length", String(bytes.length));

const server = createServer((_request, response) => {
  response.writeHead(200, head);
  response.end(bytes);
});
server.listen(0, "localhost", () => {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("There is no port.");
  process.stdout.write(`${address.port}\n`);
});
