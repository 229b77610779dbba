import { loginContextCookie } from "@frontdoor/contract/constants.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAddress } from "../../../test/address.ts";
import { answer } from "../../../test/back-end.ts";
import { chooseProduct, errorArea, field, product, submit } from "../../../test/form.ts";
import { open } from "../../../test/open-screen.tsx";

const remember = (value: string) => cookieStore.set(loginContextCookie, value);

test("[S2.014 S2.015 S2.111 S9.011] login without anything to go by is the patient's", async () => {
  await open("/login");
  await expect.element(product("Patient")).toBeChecked();
});

test("[S2.108] the address wins over cookie and stored context", async () => {
  await remember("academic");
  await open("/patient");
  await open("/login/practice");
  await expect.element(product("Practice")).toBeChecked();
});

test("[S2.109] without an address parameter the cookie decides", async () => {
  await remember("academic");
  await open("/practice");
  await open("/login");
  await expect.element(product("Academic")).toBeChecked();
});

for (const [how, path, value] of [
  ["the address", "/login/foo", null],
  ["the address, though the cookie is right", "/login/foo", "practice"],
  ["the address in another case", "/login/Practice", null],
  ["the cookie", "/login", "foo"],
] as const) {
  test(`[S2.114 S1.003] a wrong value in ${how} leaves the choice to the person, and says so`, async () => {
    if (value !== null) await remember(value);
    await open(path);
    await expect.element(page.getByRole("group", { name: "Select a product" })).toBeVisible();
    for (const name of ["Patient", "Practice", "Academic"]) {
      await expect.element(product(name)).not.toBeChecked();
    }
    const advice = page.getByText("Choose a product above, and you can log in to it here.");
    await expect.element(advice).toBeVisible();
    await expect.element(page.css("main #login .form")).toHaveLength(0);
    await expect.element(page.getByText(/under construction/i)).toHaveLength(0);
    await expect
      .element(page.getByRole("main").getByRole("button", { name: "Login" }))
      .toHaveLength(0);
    await chooseProduct("Practice");
    await expect.element(field("Username")).toBeVisible();
    await expect.element(advice).toHaveLength(0);
  });
}

test("[S2.107 S2.032] the chosen product decides the fields and the active tab", async () => {
  await open("/login/practice");
  const tabs = page.getByRole("banner").getByRole("navigation", { name: "Products" });
  await expect.element(tabs.css("[aria-current]")).toHaveTextContent("Practice");
  await chooseProduct("Academic");
  await expect.element(field("Email address")).toBeVisible();
  await expect.element(tabs.css("[aria-current]")).toHaveTextContent("Academic");
  await chooseProduct("Patient");
  await expect.element(page.css("main #login .form")).toHaveLength(0);
  await expectAddress("/login/practice");
});

for (const path of ["/login/patient", "/login"]) {
  test(`[S1.017 S1.019 S1.020 S2.103 S2.104 S2.105 S2.106 S6.013] patients find the app at ${path} and no way to log in`, async () => {
    await open(path);
    const notice = page.getByRole("main").getByText(/under construction/i);
    await expect.element(notice).toBeVisible();
    const links = page.getByRole("main").getByRole("link", { name: /Android|iOS/ });
    await expect.element(links).toHaveLength(2);
    for (const link of links.all()) {
      await expect.element(link).toHaveAttribute("href", expect.stringMatching(/^https:/));
    }
    await expect.element(page.css("main input[type=password]")).toHaveLength(0);
    await expect
      .element(page.getByRole("main").getByRole("button", { name: "Login" }))
      .toHaveLength(0);
    await expect.element(page.getByRole("link", { name: /Trouble signing in/ })).toHaveLength(0);
  });
}

test("[S2.118 S4.007 S7.049 S7.085] a SENT invite travels with the practice login", async () => {
  const asked = answer("/api/practice/invite/*", {
    status: 200,
    body: { status: "SENT", inviteCode: "from-the-answer", userType: "HCP" },
  });
  const sent = answer(/\/api\/practice\/security\/auth/, {
    status: 400,
    body: { message: "No." },
  });
  await open("/login/practice?inviteCode=a%2Fb");
  await expect.poll(() => asked.length).toBe(1);
  expect(new URL(asked[0]?.url ?? "").pathname).toBe("/api/practice/invite/a%2Fb");
  await field("Username").fill("nomvula");
  await field("Password").fill("x");
  await submit("Login").click();
  await expect.element(errorArea()).toHaveTextContent("No.");
  expect(new URL(sent[0]?.url ?? "").search).toBe("?inviteCode=from-the-answer");
  expect(sent[0]?.body).toEqual({ username: "nomvula", password: "x" });
});

for (const [status, message] of [
  ["ACCEPTED", null],
  ["REGISTERED", null],
  ["REVOKED", "Invite cannot be accepted, status of invite currently is REVOKED"],
] as const) {
  test(`[S4.008 S8.029] an invite that is ${status} does not travel`, async () => {
    const body = { status, inviteCode: "abc", userType: "HCP" };
    const asked = answer("/api/practice/invite/*", { status: 200, body });
    const sent = answer(/\/api\/practice\/security\/auth/, {
      status: 400,
      body: { message: "No." },
    });
    await open("/login/practice?inviteCode=abc");
    await expect.poll(() => asked.length).toBe(1);
    if (message === null) await expect.element(errorArea()).toHaveLength(0);
    else await expect.element(errorArea()).toHaveTextContent(message);
    await field("Username").fill("nomvula");
    await field("Password").fill("x");
    await submit("Login").click();
    await expect.element(errorArea()).toHaveTextContent("No.");
    expect(new URL(sent[0]?.url ?? "").search).toBe("");
  });
}
