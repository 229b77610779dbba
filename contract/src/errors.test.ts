import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fill } from "@frontdoor/words/text/fill.ts";
import { describe, expect, test } from "vitest";
import { brochureLogin } from "./academic/login.ts";
import {
  accountLockedDisplay,
  accountLockedType,
  failures,
  failuresOfAnyCall,
  inviteLoadMessage,
  inviteStatusMessage,
  practiceFormsMessage,
  practiceSearchMessage,
  processError,
  standardMessages,
} from "./errors.ts";
import { authenticate } from "./practice/login.ts";

describe("texts", () => {
  test.each([
    [
      "S8.001",
      standardMessages.validation,
      "You have not completed this form correctly. Please review each highlighted field and correct.",
    ],
    [
      "S8.002",
      standardMessages.communication,
      "There was an error communicating with the server. Please try again later.",
    ],
    [
      "S8.003",
      standardMessages.badCredentials,
      "Invalid username and/or password supplied. Please try again.",
    ],
    ["S8.004", standardMessages.locked, "The account is locked or does not exist."],
    ["S8.005", standardMessages.unknownEmail, "The supplied email address does not exist."],
    ["S8.006", standardMessages.unknownUsername, "The supplied username does not exist."],
    ["S8.018", accountLockedType, "ACCOUNT_LOCKED"],
    [
      "S8.024",
      fill(accountLockedDisplay.text, { link: accountLockedDisplay.link }),
      "Your account is locked. Please use the forgot password function to reset your account and password",
    ],
    ["S8.025", accountLockedDisplay.link, "forgot password"],
    ["S8.027", inviteLoadMessage, "Unable to retrieve invite data"],
    [
      "S8.029",
      inviteStatusMessage("REVOKED"),
      "Invite cannot be accepted, status of invite currently is REVOKED",
    ],
    ["S2.175", practiceSearchMessage, "An Error Occurred While Searching"],
    [
      "S2.179",
      practiceFormsMessage,
      "Could not load the practice forms. Please contact support for assistance.",
    ],
  ])("[%s] the message reads as specified", (_clause, message, text) => {
    expect(message).toBe(text);
  });
});

/** Every source file of the product but the catalogue and its test. */
function sources(): { path: string; text: string }[] {
  const root = join(import.meta.dirname, "../..");
  const folders = ["brand/src", "contract/src", "demo", "server/src", "site/app"];
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(ts|tsx|html|json)$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name)),
    )
    .filter((path) => !/contract\/src\/errors(\.test)?\.ts$/.test(path))
    .map((path) => ({ path, text: readFileSync(path, "utf8") }));
}

test.each(["unknownEmail", "unknownUsername"] as const)(
  "[S8.007] %s is used nowhere in the product, by name or by text",
  (name) => {
    const all = sources();
    expect(all.length).toBeGreaterThan(100);
    const uses = all.filter(
      ({ text }) => text.includes(name) || text.includes(standardMessages[name]),
    );
    expect(uses.map(({ path }) => path)).toEqual([]);
  },
);

describe("error processing", () => {
  test("[S8.008] the server's message comes first", () => {
    expect(processError({ message: "One", errorMessage: "Two" })).toBe("One");
  });

  test("[S8.009] without a message its errorMessage counts", () => {
    expect(processError({ errorMessage: "Two" })).toBe("Two");
    expect(processError({ message: 7, errorMessage: "Two" })).toBe("Two");
    expect(processError({ message: "", errorMessage: "Two" })).toBe("Two");
  });

  test.each([
    undefined,
    null,
    "",
    "plain text",
    42,
    [],
    {},
    { message: null },
    { message: "" },
    { message: { text: "x" }, errorMessage: ["x"] },
    { error: "Inner words", detail: "Inner words" },
  ])("[S8.010] %j gives the communication message", (body) => {
    expect(processError(body)).toBe(standardMessages.communication);
  });
});

test("[SEC-G1] every failure of 500 and above says the communication message alone", () => {
  const inside = Object.values(failures).filter(({ status }) => status >= 500);
  expect(inside.length).toBeGreaterThan(1);
  for (const { message } of inside) expect(message).toBe(standardMessages.communication);
});

test.each([authenticate, brochureLogin])(
  "[SEC-A1] a refused login has one code with one text: $path",
  (call) => {
    const refusals = call.failures.filter((code) => failures[code].status === 401);
    expect(refusals).toEqual(["BAD_CREDENTIALS"]);
    expect(failures.BAD_CREDENTIALS.message).toBe(standardMessages.badCredentials);
  },
);

test("[S4.016] 406 with words of its own is the head of department's alone, never that of any call", () => {
  for (const code of failuresOfAnyCall) expect(failures[code].status).not.toBe(406);
});
