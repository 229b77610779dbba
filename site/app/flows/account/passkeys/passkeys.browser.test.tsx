import type { AccountSettings } from "@frontdoor/contract/account/overview.ts";
import { accountSettingsAtRest as atRest } from "@frontdoor/contract/test/account-settings.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { answer, callsTo } from "../../../../test/back-end.ts";
import { errorArea, field, submit } from "../../../../test/form.ts";
import { open } from "../../../../test/open-screen.tsx";

const overview = "/api/account/overview";
const done = { status: 200, body: {} };
const login = () => page.getByRole("region", { name: "Ways to log in" });
const phone = {
  id: "phone",
  label: "Safari on iPhone",
  createdAt: "2026-02-03T08:00:00.000Z",
  lastUsedAt: "2026-11-20T10:55:00.000Z",
};
const options = {
  challenge: "AAAA",
  rp: { name: "Example" },
  user: { id: "AAAA", name: "tnaidoo", displayName: "Thandi Naidoo" },
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
};

function holds(change: Partial<AccountSettings>): void {
  answer(overview, { status: 200, body: { ...atRest, ...change } });
}

/** Replaces the browser's passkey creation. */
function browserMakes(create: () => Promise<Credential>): void {
  answer("/passkeys/options", { status: 200, body: { options } });
  vi.spyOn(navigator.credentials, "create").mockImplementation(create);
  onTestFinished(() => void vi.restoreAllMocks());
}

function deviceCan(can: boolean): void {
  vi.spyOn(PublicKeyCredential, "isUserVerifyingPlatformAuthenticatorAvailable").mockResolvedValue(
    can,
  );
  onTestFinished(() => {
    vi.restoreAllMocks();
    localStorage.clear();
  });
}

test("passkeys are listed by name, with when they were added and used", async () => {
  holds({ passkeys: [phone, { ...phone, id: "key", label: "Blue key", lastUsedAt: null }] });
  await open("/account");
  await expect
    .element(login())
    .toMatchTextContent(
      "Safari on iPhoneAdded on 3 February 2026 at 10:00 · last used on 20 November 2026 at 12:55",
    );
  await expect.element(login()).toMatchTextContent("Blue keyAdded on 3 February 2026 at 10:00");
});

test("a passkey is added by what the browser makes, and may be named at once", async () => {
  holds({});
  await open("/account");
  await expect.element(submit("Add a passkey")).toBeVisible();
  const made = Object.assign(Object.create(PublicKeyCredential.prototype), {
    toJSON: () => ({ id: "made" }),
  });
  browserMakes(async () => made);
  const added = answer("/api/account/passkeys", { status: 200, body: { id: "phone" } });
  holds({ passkeys: [{ ...phone, lastUsedAt: null }] });
  await submit("Add a passkey").click();
  await expect.element(login()).toMatchTextContent("Your passkey is added.");
  await expect
    .element(field("Name it so that you know it again", login()))
    .toHaveValue("Safari on iPhone");
  expect(added.map(({ body }) => body)).toEqual([{ passkey: { id: "made" } }]);
});

test("a passkey is renamed in its row; without a name nothing is sent", async () => {
  holds({ passkeys: [phone] });
  await open("/account");
  await submit("Rename Safari on iPhone").click();
  const name = field("Name it so that you know it again", login());
  await name.fill(" ");
  await submit("Save name").click();
  await expect.element(name).toHaveAttribute("aria-invalid", "true");
  const sent = answer("/passkeys/phone/rename", done);
  holds({ passkeys: [{ ...phone, label: "My phone" }] });
  await name.fill(" My phone ");
  await submit("Save name").click();
  await expect.element(login()).toMatchTextContent("The name is saved.");
  await expect.element(submit("Remove My phone")).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ label: "My phone" }]);
});

test("a passkey is removed, and with the last one the page says that there is none", async () => {
  holds({ passkeys: [phone] });
  await open("/account");
  await expect.element(submit("Remove Safari on iPhone")).toBeVisible();
  const sent = answer("/passkeys/phone/remove", done);
  holds({});
  await submit("Remove Safari on iPhone").click();
  await expect.element(login()).toMatchTextContent("The passkey is removed.");
  await expect.element(login()).toMatchTextContent("No passkey yet");
  expect(sent).toHaveLength(1);
});

test("before the address is verified no passkey is added, and none is offered", async () => {
  deviceCan(true);
  holds({ email: { ...atRest.email, provenAt: null } });
  await open("/account");
  await expect.element(submit("Add a passkey")).toBeDisabled();
  await expect.element(login()).toMatchTextContent("First verify your email address, below.");
});

test("a browser without passkeys says so", async () => {
  const kept = window.PublicKeyCredential;
  vi.stubGlobal("PublicKeyCredential", undefined);
  onTestFinished(() => void vi.stubGlobal("PublicKeyCredential", kept));
  holds({});
  await open("/account");
  await expect.element(submit("Add a passkey")).toBeDisabled();
  await expect.element(login()).toMatchTextContent("This browser cannot use passkeys.");
});

test.for([
  ["NotAllowedError", "No passkey was added. Nothing has changed."],
  ["InvalidStateError", "This device has a passkey of your account already."],
  [
    "SecurityError",
    "Your browser could not make a passkey. Please try again, or on another device.",
  ],
])("what the browser says instead of a passkey is said: %s", async ([name, message]) => {
  holds({});
  await open("/account");
  browserMakes(async () => {
    throw new DOMException("", name);
  });
  await submit("Add a passkey").click();
  await expect.element(errorArea()).toHaveTextContent(String(message));
  expect(callsTo("/api/account/passkeys")).toEqual([]);
});

test("a device that could is offered a passkey once; “Not now” is remembered on it", async () => {
  deviceCan(true);
  holds({});
  await open("/account");
  const offer = page.getByRole("complementary", { name: "Next time, without a password?" });
  await expect.element(offer.getByRole("button", { name: "Add a passkey" })).toBeVisible();
  await offer.getByRole("button", { name: "Not now" }).click();
  await expect.element(offer).toHaveLength(0);
  await expect.element(page.getByRole("heading", { name: "Passkeys" })).toHaveFocus();
  await open("/account");
  await expect.element(login()).toMatchTextContent("No passkey yet");
  await expect.element(offer).toHaveLength(0);
});
