import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, callsTo } from "../../../test/back-end.ts";
import { chooseProduct, errorArea, field, submit } from "../../../test/form.ts";
import { open } from "../../../test/open-screen.tsx";
import { answerPasskeys, passkeyAnswer, passkeyOptions } from "../../../test/passkeys.ts";
import { firstInputEvent } from "../../client/first-input.ts";

const paths = {
  practice: "/api/practice/security/passkey",
  academic: "/api/academic/v1/security/passkey",
} as const;
/** The first user input on a loaded page. */
async function somebodyComes() {
  await expect.element(field("Username")).toBeVisible();
  document.documentElement.dataset.person = "";
  document.dispatchEvent(new Event(firstInputEvent));
}
const button = () => submit("Use a passkey");
const refused = { status: 401, body: { code: "PASSKEY_REFUSED", message: "Words of refusal." } };

for (const product of ["practice", "academic"] as const) {
  test(`[SEC-I1] a passkey is asked for in a dialog, names nobody, and is sent to ${product}`, async () => {
    const asked = answerPasskeys("gives");
    const options = answer(`${paths[product]}/options`, { status: 200, body: passkeyOptions });
    const sent = answer(paths[product], refused);
    await open(`/login/${product}`);
    await button().click();
    await expect.element(errorArea()).toHaveTextContent("Words of refusal.");
    expect(sent.map(({ body }) => body)).toEqual([{ passkey: passkeyAnswer }]);
    expect(options.map(({ body }) => body)).toEqual(options.map(() => ({})));
    expect(asked.some(({ mediation }) => mediation === "optional")).toBe(true);
  });
}

test("[SEC-I1] where the product waits and what an invite says travel with a passkey", async () => {
  answerPasskeys("gives");
  const sent = answer(/security\/passkey\?/, refused);
  await open("/login/practice?interaction=u-1&target=account");
  await button().click();
  await expect.element(errorArea()).toHaveTextContent("Words of refusal.");
  expect(new URL(sent[0]?.url ?? "").search).toBe("?interaction=u-1&target=account");
});

test("whoever closes the dialog finds the login as it was, and is told nothing", async () => {
  const asked = answerPasskeys("closes");
  await open("/login/practice");
  await field("Username").fill("nomvula");
  await button().click();
  await expect.poll(() => asked.some(({ mediation }) => mediation === "optional")).toBe(true);
  await expect.element(button()).toBeEnabled();
  await expect.element(errorArea()).toHaveLength(0);
  await expect.element(field("Username")).toHaveValue("nomvula");
});

test("a passkey that is chosen in the field's list logs in as well; what was offered ends before a dialog asks", async () => {
  answerPasskeys("is kept waiting", "gives");
  const sent = answer(paths.practice, { status: 500, body: { message: "Not now." } });
  await open("/login/practice");
  await somebodyComes();
  await expect.element(errorArea()).toHaveTextContent("Not now.");
  expect(sent[0]?.body).toEqual({ passkey: passkeyAnswer });
});

test("one passkey is asked for at a time", async () => {
  const asked = answerPasskeys("is kept waiting");
  await open("/login/practice");
  await somebodyComes();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]?.mediation).toBe("conditional");
  await button().click();
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[0]?.signal?.aborted).toBe(true);
});

test("nothing is asked before somebody is there, and a patient is asked for no passkey", async () => {
  const asked = answerPasskeys("closes");
  await open("/login/practice");
  await chooseProduct("Patient");
  await expect.element(button()).toHaveLength(0);
  expect(asked.filter(({ mediation }) => mediation === "optional")).toEqual([]);
  expect(callsTo(paths.practice)).toEqual([]);
});

test("a browser that may not ask says so", async () => {
  answerPasskeys("may not");
  await open("/login/practice");
  await button().click();
  await expect.element(errorArea()).toMatchTextContent("Please log in with your password.");
});

test("account settings is reached from below the form; a login that leads there says so", async () => {
  await open("/login/practice");
  const link = page.getByRole("link", { name: "Manage my account" });
  await expect.element(link).toHaveAttribute("href", "/login/practice?target=account");
  const line = page.getByText("Log in to look after your account.");
  await expect.element(line).not.toBeVisible();
  await open("/login/practice?target=account");
  await expect.element(line).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
  const sent = answer(/security\/auth\?/, { status: 400, body: { message: "No." } });
  await field("Username").fill("nomvula");
  await field("Password").fill("x");
  await submit("Login").click();
  await expect.element(errorArea()).toHaveTextContent("No.");
  expect(new URL(sent[0]?.url ?? "").search).toBe("?target=account");
});
