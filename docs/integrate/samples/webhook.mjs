// A product that hears of what happened to its people. It needs nothing but Node.
import { createHmac, timingSafeEqual } from "node:crypto";
import http from "node:http";

const { PORT, WEBHOOK_SECRET } = process.env;
const key = Buffer.from(WEBHOOK_SECRET.replace("whsec_", ""), "base64");
const toleranceSeconds = 300;
const longestBody = 65_536;
const seen = new Set(); // in a database, for as long as the front door tries: a day

function isSigned(headers, body) {
  const { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": given } = headers;
  const ageSeconds = Date.now() / 1_000 - Number(timestamp);
  if (!(Math.abs(ageSeconds) <= toleranceSeconds)) return false;
  const expected = createHmac("sha256", key).update(`${id}.${timestamp}.`).update(body).digest();
  // Two while a secret changes.
  return String(given)
    .split(" ")
    .map((signature) => Buffer.from(signature.replace(/^v1,/, ""), "base64"))
    .some((each) => each.length === expected.length && timingSafeEqual(each, expected));
}

function act({ type, data }) {
  if (["account-archived", "password-changed", "signed-out"].includes(type)) {
    console.log(`end the sessions of ${data.accountId}`);
  }
}

http
  .createServer(async (request, response) => {
    // An event is short, and says how long it is.
    const isShort = Number(request.headers["content-length"]) <= longestBody;
    if (!isShort) return response.writeHead(413).end();
    // Whoever sends may also break off.
    const body = Buffer.concat(await request.toArray().catch(() => []));
    if (!isSigned(request.headers, body)) return response.writeHead(401).end();
    // At least once: the same event may come again, with the same id.
    const id = request.headers["webhook-id"];
    if (!seen.has(id)) act(JSON.parse(body));
    seen.add(id);
    response.writeHead(204).end();
  })
  .listen(PORT, () => console.log("listening"));
