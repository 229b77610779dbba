import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageHeaders } from "./pages/page-headers.ts";
import { type BuiltSite, bootHash, buildSmallSite, serveSite } from "./site.fixture.ts";

const video = "https://video.heron.example";
const policyOf = (parts: Record<"scripts" | "connect" | "frame" | "worker" | "upgrade", string>) =>
  `default-src 'none'; script-src ${parts.scripts}; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src ${parts.connect}; media-src 'self'; frame-src ${parts.frame}; manifest-src 'self'; worker-src ${parts.worker}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'; ${parts.upgrade}report-to csp`;
const permissions = `accelerometer=(), autoplay=(self "${video}"), browsing-topics=(), camera=(), display-capture=(), fullscreen=(self "${video}"), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-create=(self), publickey-credentials-get=(self), usb=()`;
const everyPage = {
  "reporting-endpoints": 'csp="/csp-report"',
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": permissions,
};

let site: BuiltSite;
let app: FastifyInstance;
let secure: FastifyInstance;
beforeAll(async () => {
  site = await buildSmallSite();
  app = await serveSite(site.url, { DEMO_PRODUCT: "off" });
  secure = await serveSite(site.url, {
    PUBLIC_URL: "https://heron.example",
    ANALYTICS_URL: "https://stats.example.org/e",
  });
});
afterAll(async () => {
  await app.close();
  await secure.close();
  await site.remove();
});

const own = { scripts: "'self'", connect: "'self'", frame: video, worker: "'none'", upgrade: "" };
/** A page that plays videos asks first whether one can be reached. */
const brochure = { ...own, connect: `'self' ${video}` };
const mayWork = { ...own, worker: "'self'" };

test.each([
  ["/", policyOf({ ...brochure, scripts: `'self' '${bootHash}'` })],
  ["/practice", policyOf(brochure)],
  ["/med-e-mass", policyOf(own)],
  ["/login", policyOf({ ...own, scripts: `'self' '${bootHash}'` })],
  ["/login/practice?next=1", policyOf(own)],
  ["/signup", policyOf(mayWork)],
])("[SEC-F1 SEC-F3] %s carries exactly the headers of a page", async (url, policy) => {
  const { statusCode, headers } = await app.inject(url);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    ...everyPage,
    "content-security-policy": policy,
    "referrer-policy": "strict-origin-when-cross-origin",
    "cache-control": "no-cache",
  });
  expect(headers).not.toHaveProperty("x-robots-tag");
  expect(headers).not.toHaveProperty("server");
  expect(headers).not.toHaveProperty("x-powered-by");
});

test.each([
  ["/passwordreset/ud/abc", `'self' '${bootHash}'`],
  ["/passwordreset/academic/a.b-c", `'self' '${bootHash}'`],
  ["/requestremoval/abc", `'self' '${bootHash}'`],
  ["/login/other", `'self' '${bootHash}'`],
  ["/verifyEmail?email=a&verificationCode=b&role=TRAINEE", "'self'"],
  ["/verifyEmail", "'self'"],
  ["/verifyEmail?email=a&verificationCode=b&role=HOD", `'self' '${bootHash}'`],
  ["/login?inviteCode=abc", `'self' '${bootHash}'`],
  ["/login/practice?x=1&inviteCode=abc", "'self'"],
])(
  "[SEC-F1 SEC-C13] %s, which carries a secret, is neither kept, framed, referred to nor indexed",
  async (url, scripts) => {
    const { statusCode, headers } = await app.inject(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      ...everyPage,
      "content-security-policy": policyOf({ ...own, scripts, frame: "'none'" }),
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    });
    expect(headers).not.toHaveProperty("etag");
  },
);

test.each([
  ["/signup?inviteKey=abc", "'self'"],
  ["/signup?%69nviteCode=abc", "'self'"],
  ["/signup/other?inviteKey=abc", `'self' '${bootHash}'`],
])("[SEC-F1] a worker of our own may start on %s as on any sign-up", async (url, scripts) => {
  const { headers } = await app.inject(url);
  const expected = policyOf({ ...mayWork, scripts, frame: "'none'" });
  expect(headers["content-security-policy"]).toBe(expected);
});

test("[SEC-F1 SEC-F3] where videos play at several origins, each may be framed and watched", () => {
  const videoOrigins = ["https://one.example", "https://two.example"];
  const settings = {
    cspHashes: [],
    carriesSecret: false,
    isHttps: true,
    analyticsOrigin: null,
    playsVideos: true,
  };
  const headers = pageHeaders({ ...settings, runsWorker: false, videoOrigins });
  expect(headers["Content-Security-Policy"]).toContain(
    "; frame-src https://one.example https://two.example; ",
  );
  const watched = '(self "https://one.example" "https://two.example")';
  expect(headers["Permissions-Policy"]).toContain(`autoplay=${watched}`);
  expect(headers["Permissions-Policy"]).toContain(`fullscreen=${watched}`);
});

test("[SEC-F2] TLS is insisted on where the public address is https, and only there", async () => {
  const { headers } = await secure.inject("/practice");
  expect(headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
  expect(headers["content-security-policy"]).toContain("; upgrade-insecure-requests; report-to");
  for (const url of ["/assets/app-abc123.js", "/nothing", "/api/nothing", "/login/"]) {
    const answer = await secure.inject(url);
    expect(answer.headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
  }
  expect((await app.inject("/")).headers).not.toHaveProperty("strict-transport-security");
});

test("[SEC-F11] events may leave from the brochure, never from where people sign in or up", async () => {
  const connectOf = async (url: string) =>
    /connect-src [^;]*/.exec(String((await secure.inject(url)).headers["content-security-policy"]));
  expect(String(await connectOf("/practice"))).toBe(
    `connect-src 'self' https://stats.example.org ${video}`,
  );
  for (const url of [
    "/login",
    "/signup",
    "/verifyEmail",
    "/requestremoval/abc",
    "/?inviteCode=a",
  ]) {
    expect(String(await connectOf(url))).toBe("connect-src 'self'");
  }
});

test.each(["/assets/app-abc123.js", "/icon.svg", "/nothing.png", "/api/nothing", "/nothing"])(
  "[SEC-F3] %s is never sniffed and never embedded elsewhere",
  async (url) => {
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cross-origin-resource-policy": "same-origin",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    });
  },
);
