// A product that takes people over by a hand-off code. It needs nothing but Node.
import { randomBytes } from "node:crypto";
import http from "node:http";

const { FRONTDOOR_URL, PRODUCT_URL, PRODUCT_KEY, PRODUCT = "practice" } = process.env;

// In memory, for one process; several keep both in their database.
const logins = new Map(); // state → the browser that asked, and where it wants to go
const sessions = new Map(); // id → who is logged in

const pages = {
  "/": (request, url) => {
    const { code, state } = Object.fromEntries(url.searchParams);
    if (code !== undefined) return takeOver(request, code, state);
    const user = sessions.get(cookieOf(request, "session"));
    return page(user ? `Hello ${escapeHtml(user.name)}` : '<a href="/login">Log in</a>');
  },

  "/records": (request) =>
    sessions.has(cookieOf(request, "session")) ? page("Records") : begin(request, "/records"),

  "/login": (request) => begin(request, "/"),
};

function begin(request, returnTo) {
  const browser = cookieOf(request, "browser") ?? secret();
  const state = secret();
  logins.set(state, { browser, returnTo });
  const address = `${FRONTDOOR_URL}/login/${PRODUCT}?${new URLSearchParams({ state })}`;
  return lead(address, cookie("browser", browser));
}

async function takeOver(request, code, state) {
  const login = logins.get(state);
  // Nobody here asked for this code. An attacker's own would log this person in as the attacker, so it is not
  // redeemed: the person logs in once more, from here.
  if (login === undefined || login.browser !== cookieOf(request, "browser")) {
    return begin(request, "/");
  }
  logins.delete(state);
  const answer = await fetch(`${FRONTDOOR_URL}/api/products/handoff/redeem`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${PRODUCT_KEY}` },
    body: JSON.stringify({ code }),
  });
  if (!answer.ok) return page('Please <a href="/login">log in</a> again', 400);
  const { user } = await answer.json();
  const id = secret();
  sessions.set(id, user);
  return lead(login.returnTo, cookie("session", id));
}

const secret = () => randomBytes(32).toString("base64url");
const page = (body, status = 200) => ({
  status,
  body,
  headers: { "content-type": "text/html; charset=utf-8" },
});
const lead = (location, setCookie) => ({
  status: 303,
  headers: { location, "set-cookie": setCookie },
});
const isHttps = PRODUCT_URL.startsWith("https:");
const nameOf = (name) => (isHttps ? `__Host-${name}` : name);
const cookie = (name, value) =>
  `${nameOf(name)}=${value}; Path=/; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;
const cookieOf = ({ headers }, name) =>
  headers.cookie
    ?.split("; ")
    .find((pair) => pair.startsWith(`${nameOf(name)}=`))
    ?.slice(nameOf(name).length + 1);
const escapeHtml = (text = "") =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

http
  .createServer(async (request, response) => {
    // Anybody may ask for what is no address, such as `//`.
    const isAddress = URL.canParse(request.url, PRODUCT_URL);
    const url = isAddress ? new URL(request.url, PRODUCT_URL) : null;
    const handle = url !== null && request.method === "GET" ? pages[url.pathname] : undefined;
    const answer = handle
      ? await Promise.resolve(handle(request, url)).catch(() => page("Please try again", 503))
      : page("There is nothing here", 404);
    response.writeHead(answer.status, answer.headers).end(answer.body);
  })
  .listen(new URL(PRODUCT_URL).port, () => console.log(`The product: ${PRODUCT_URL}`));
