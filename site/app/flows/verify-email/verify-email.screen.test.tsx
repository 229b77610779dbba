import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { VerifyEmailScreen } from "./verify-email.screen.tsx";
import { newVerifyEmail, type VerifyEmailStep } from "./verify-email.state.ts";

const nothing = () => {};
const emailAddress = "thandi@example.org";
const idle = { asking: { is: "ready" }, refusal: null } as const;
const refusal = { message: "Server words", problems: {} };
const draw = (step: VerifyEmailStep, role: string | null = "TRAINEE") =>
  renderToStaticMarkup(
    <VerifyEmailScreen
      role={role}
      state={{ ...step, emailAddress }}
      onConfirm={nothing}
      onTryAgain={nothing}
      onSendAgain={nothing}
      onOpenOtherAddress={nothing}
      onUseOtherAddress={nothing}
    />,
  );

test.each([
  ["S2.159 S6.011", "TRAINEE", "Signup for Heron Academic - Email Verification"],
  ["S2.160 S6.012", "HOD", "Signup for Heron Academic - Supervisor Activation"],
  ["S2.159", "SUPERVISOR", "Signup for Heron Academic - Email Verification"],
  ["S2.159", null, "Signup for Heron Academic - Email Verification"],
])("[%s] the heading of role %s", (_clauses, role, heading) => {
  const html = draw(newVerifyEmail({ email: emailAddress, code: "c" }), role);
  const [, words = ""] = /<h1[^>]*>(.*)<\/h1>/.exec(html) ?? [];
  expect(words.replaceAll(/<[^>]*>/g, "")).toBe(heading);
});

test("[S2.162 S2.163 S2.164] when verified it says so, with a Login button to the login page", () => {
  const html = draw({ at: "verified" });
  expect(html).toContain(
    ">Your account has now been activated. Please click the button below to login<",
  );
  expect(html).toMatch(/<a class="button[^>]*href="\/login\/academic"[^>]*>Login<\/a>/);
});

test("[SEC-E1] another browser shows one button alone", () => {
  const html = draw({ at: "confirmable", confirming: "ready" });
  expect(html.match(/<button/g)).toHaveLength(1);
  expect(html).toContain(">Activate my account</button>");
});

test("the waiting page offers to send again and another address", () => {
  const html = draw({ at: "waiting", ...idle });
  expect(html).toContain("<strong>thandi@<wbr/>example.org</strong>");
  expect(html).toContain(">Send again</button>");
  expect(html).toContain(">Use another address</button>");
  expect(draw({ at: "changingAddress", ...idle })).toContain("New email address");
});

test("[SEC-D8] the waiting page of a head of department offers no other address than the invite's", () => {
  const html = draw({ at: "waiting", ...idle }, "HOD");
  expect(html).toContain(">Send again</button>");
  expect(html).not.toContain("Use another address");
});

test("[S2.161 S8.043] a withdrawn invitation says so and offers nothing that would not help", () => {
  const html = draw({ at: "withdrawn", refusal }, "HOD");
  expect(html).toContain("Server words");
  expect(html).not.toContain("<button");
  expect(html).not.toContain("Login");
});

test("[S2.161 S8.043] a spent link says why, and offers a new one", () => {
  const html = draw({ at: "linkSpent", ...idle, refusal });
  expect(html).toMatch(/role="alert"[^>]*>.*Server words/);
  expect(html).toContain(">Send a new link</button>");
});
