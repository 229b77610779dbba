import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { close, load, logInFrom, type Opened, openForLibrary } from "./library-products.ts";
import { openBrowser } from "./sample.ts";

let opened: Opened;
let product: ReturnType<typeof serve>;
beforeAll(async () => {
  opened = await openForLibrary("web");
  product = serve(opened);
  await once(product, "listening");
});
afterAll(async () => {
  await close(product);
  await opened.frontdoor.close();
});

/** The product of docs/integrate/express.md, by passport-openidconnect. */
function serve({ issuer, port, redirectUri, secret }: Opened) {
  const [express, session, passport, { Strategy }] = [
    load("express"),
    load("express-session"),
    load("passport"),
    load("passport-openidconnect"),
  ];
  const app = express();
  app.use(session({ secret: "not one", resave: false, saveUninitialized: false }));
  app.use(passport.authenticate("session"));
  passport.serializeUser((user: object, done: (error: null, user: object) => void) =>
    done(null, user),
  );
  passport.deserializeUser((user: object, done: (error: null, user: object) => void) =>
    done(null, user),
  );
  const settings = {
    issuer,
    authorizationURL: `${issuer}/auth`,
    tokenURL: `${issuer}/token`,
    userInfoURL: `${issuer}/me`,
    clientID: "my-product",
    clientSecret: secret,
    callbackURL: redirectUri,
    scope: ["profile", "email"],
    nonce: true,
    skipUserProfile: false,
  };
  const take = (_issuer: string, profile: object, done: (error: null, user: object) => void) =>
    done(null, profile);
  passport.use(new Strategy(settings, take));
  app.get("/login", passport.authenticate("openidconnect"));
  app.get(
    "/callback",
    passport.authenticate("openidconnect", { successRedirect: "/", failWithError: true }),
  );
  app.get(
    "/",
    (
      { user }: { user?: { name: { givenName: string } } },
      response: { send(text: string): void },
    ) => response.send(user === undefined ? "Nobody" : `Hello ${user.name.givenName}`),
  );
  return app.listen(port, "localhost");
}

test("passport-openidconnect on Express signs somebody in", async () => {
  const browser = openBrowser();
  expect((await browser(opened.productUrl)).text).toBe("Nobody");
  const { url, text } = await logInFrom(opened, browser, `${opened.productUrl}/login`);
  expect([url.pathname, text]).toEqual(["/", "Hello Lerato"]);
});
