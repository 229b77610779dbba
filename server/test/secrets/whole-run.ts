import { fromBase32 } from "../../src/identity/two-step/base32.ts";
import { codeAt, timeStep } from "../../src/identity/two-step/totp.ts";
import { addProductKey, newProductKey } from "../../src/integrations/keys/product-keys-store.ts";
import { openDatabase } from "../../src/platform/database/open-database.ts";
import { newAcademicStranger } from "../academics.ts";
import { silentLog } from "../database.ts";
import { newStranger } from "../faults/person.ts";
import type { Secrets } from "./leaks.ts";
import type { ObservedServer } from "./observed-server.ts";
import type { Sinks } from "./sink.ts";

/** Puts a key of the operator into the database of a server that runs, or takes the one that it made. */
async function operatorKey({ connection }: ObservedServer, made: string | null): Promise<string> {
  if (made !== null) return made;
  const database = await openDatabase(connection, silentLog);
  const key = newProductKey();
  const clock = () => new Date();
  await addProductKey(database.kysely, { clock, holder: "operator", key, label: "test" });
  await database.close();
  return key;
}

interface Asking {
  cookie?: string;
  bearer?: string;
}

/** Goes through every flow that makes a secret, and returns all of them. */
export async function wholeRun(
  server: ObservedServer,
  sinks: Sinks,
  madeKey: string | null,
): Promise<{ secrets: Secrets; personal: Secrets }> {
  async function post(path: string, body: unknown, { cookie, bearer }: Asking = {}) {
    const answer = await fetch(`${server.url}/api${path}`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...(cookie === undefined ? {} : { cookie }),
        ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
      },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${text}`);
    const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
    return { reply: JSON.parse(text), cookie: cookies.join("; ") };
  }
  const valuesOf = (cookie: string) =>
    cookie
      .split("; ")
      .map((pair) => pair.slice(pair.indexOf("=") + 1))
      .filter((value) => value.length > 40);
  const codeOf = (location: string) => new URL(location, server.url).searchParams.get("code");

  const person = { ...newStranger(), password: "violet-gravel-77" };
  const registered = await post("/practice/registration/register", person);
  const foreign = {
    ...newStranger(),
    identityType: "PASSPORT",
    identityNumber: undefined,
    passportNumber: "ZX90417731",
    passportCountry: "ZW",
  };
  await post("/practice/registration/register", foreign);
  const { username } = person;
  await post("/practice/security/password/requestReset", { username });
  const link = await sinks.mailed(person.emailAddress, /\/passwordreset\/ud\/([\w-]{43})/);
  const oneTime = await sinks.texted(/"text":"(\d{6})/);
  const password = "lantern-maple-90";
  await post("/practice/security/password/processReset", { token: link, password });
  const login = await post("/practice/security/auth", { username, password });

  const academic = { ...newAcademicStranger(), password: "basalt-heron-73" };
  const email = academic.username;
  const signedUp = await post("/academic/v1/signup/hcp", academic);
  const verificationCode = await sinks.mailed(email, /verificationCode=([\w-]{43})/);
  const proof = { emailAddress: email, verificationCode, confirm: true };
  await post("/academic/v1/signup/verifyEmail", proof, signedUp);
  const credentials = { username: email, password: academic.password };
  const own = await post("/academic/v1/security/brochureLogin?target=account", credentials);
  const { key } = (await post("/account/second-step/begin", {}, own)).reply;
  const code = codeAt(fromBase32(key), timeStep(new Date()));
  const { recoveryCodes } = (await post("/account/second-step/confirm", { code }, own)).reply;
  await post("/account/second-step/on", {}, own);
  const owing = await post("/academic/v1/security/brochureLogin", credentials);
  const step = new URLSearchParams(String(owing.reply.location).split("#")[1]).get("step") ?? "";
  const [recovery = ""] = recoveryCodes;
  const entered = await post(
    "/academic/v1/security/second-step",
    { token: step, code: recovery, remember: true },
    { cookie: owing.cookie },
  );

  const operator = await operatorKey(server, madeKey);
  const reason = "whole run";
  const asOperator = { bearer: operator };
  const practiceKey = { holder: "practice", label: "whole run", reason };
  const product = (await post("/products/keys/create", practiceKey, asOperator)).reply.key;
  const somebody = { name: "Thandi Mokoena", emailAddress: "thandi.staff@example.org" };
  const staff = (
    await post("/products/staff/add", { ...somebody, role: "support", days: 9, reason }, asOperator)
  ).reply.key;
  const handOff = codeOf(login.reply.location) ?? "";
  await post("/products/handoff/redeem", { code: handOff }, { bearer: product });

  return {
    secrets: {
      passwords: [person.password, password, academic.password],
      "links of mails": [link, verificationCode],
      "one-time passwords": [oneTime],
      "hand-off codes": [
        handOff,
        codeOf(registered.reply.location),
        codeOf(entered.reply.location),
      ].map((value) => value ?? ""),
      "tokens of a step": [step],
      "codes of an app": [code],
      "keys of an app": [key],
      "recovery codes": recoveryCodes,
      cookies: [registered, login, own, owing, entered].flatMap(({ cookie }) => valuesOf(cookie)),
      "product keys": [operator, product],
      "staff keys": [staff],
      "identity numbers": [person.identityNumber, academic.idNumber],
      "passport numbers": [foreign.passportNumber],
    },
    personal: {
      addresses: [person.emailAddress, foreign.emailAddress, email, somebody.emailAddress],
      "cellphone numbers": [person.cellularNumber, academic.cellPhoneNumber].map((number) =>
        number.slice(1),
      ),
      names: [username],
    },
  };
}
