import { expect, test } from "vitest";
import { frameworks, settingsFor } from "./openid-settings.ts";

const client = {
  issuer: "https://frontdoor.example/oidc",
  id: "my-product",
  secret: "shown-once",
  isSigning: false,
  redirectUri: "https://my-product.example/callback",
};
const withoutSecret = ["react", "appauth"];

test.each(frameworks)(
  "the settings for %s name the issuer, the client and its secret, if it has one",
  (name) => {
    const text = settingsFor(name, client);
    expect(text).toContain(client.issuer);
    expect(text).toContain(client.id);
    expect(text.includes(client.secret)).toBe(!withoutSecret.includes(name));
    expect(text).not.toMatch(/undefined|"null"/);
  },
);

test.each(frameworks)("the settings for %s of a client without a secret make up none", (name) => {
  const text = settingsFor(name, { ...client, secret: null });
  expect(text).toContain(client.id);
  expect(text).not.toMatch(/"null"|[= ]null$|undefined|\0/m);
  const secretLines = text.split("\n").filter((line) => /client[-_ ]?secret/i.test(line));
  expect(secretLines).toEqual(name === "other" ? ["client secret none (PKCE)"] : []);
});

test("a client that signs is told so, in place of PKCE for a secret", () => {
  const text = settingsFor("other", { ...client, secret: null, isSigning: true });
  expect(text).toContain("client secret none (private_key_jwt)\n");
});
