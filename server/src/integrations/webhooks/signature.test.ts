import { Webhook, WebhookVerificationError } from "standardwebhooks";
import { expect, test } from "vitest";
import { newSecret, signedHeaders } from "./signature.ts";

const body = '{"type":"password-changed","data":{"accountId":"zoë"}}';
const message = { id: "01890a5d-ac96-774b-bcce-b302099a8057", sentAt: new Date(), body };
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

test("a secret is whsec_ and the base64 of 32 random bytes", () => {
  const secret = newSecret();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(newSecret()).not.toBe(secret);
});

test("the example of the standard comes out as it says", () => {
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  const sentAt = new Date(1_614_265_330_000);
  const headers = signedHeaders([secret], {
    id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
    sentAt,
    body: '{"test": 2432232314}',
  });
  expect(headers).toEqual({
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
});

test("another implementation of the standard takes what is signed", () => {
  const secret = newSecret();
  expect(new Webhook(secret).verify(body, signedHeaders([secret], message))).toEqual(
    JSON.parse(body),
  );
});

test("during a rotation it takes the same message with the old secret and with the new", () => {
  const secrets = [newSecret(), newSecret()];
  const headers = signedHeaders(secrets, message);
  expect(headers["webhook-signature"]?.split(" ")).toHaveLength(2);
  for (const secret of secrets) {
    expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  }
});

const secret = newSecret();
const good = signedHeaders([secret], message);
test.each([
  ["another secret", newSecret(), good, body],
  ["a changed body", secret, good, body.replace("password", "passw0rd")],
  ["another id", secret, { ...good, "webhook-id": "another" }, body],
  [
    "another moment",
    secret,
    { ...good, "webhook-timestamp": String(Number(good["webhook-timestamp"]) + 1) },
    body,
  ],
  [
    "a replay after more than five minutes",
    secret,
    signedHeaders([secret], { ...message, sentAt: minutesAgo(5.1) }),
    body,
  ],
])("it refuses %s", (_what, key, headers, text) => {
  expect(() => new Webhook(key).verify(text, headers)).toThrow(WebhookVerificationError);
});

test("it takes what was posted within five minutes", () => {
  const headers = signedHeaders([secret], { ...message, sentAt: minutesAgo(4.9) });
  expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
});
