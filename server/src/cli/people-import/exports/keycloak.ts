import { importMessages } from "@frontdoor/contract/products/import-rules.ts";
import { parsedJson } from "../../../platform/parsed-json.ts";
import { isObject, type JsonObject } from "../read-records.ts";
import type { ExportedSystem } from "./exported-system.ts";
import { momentAt, textAt } from "./value-at.ts";

/** A realm with its users, as `kc.sh export` writes it; the export of its admin console has none. */
export const keycloak: ExportedSystem = {
  list: "users",
  disabled: (user) => user.enabled === false,
  person(user) {
    return {
      username: textAt(user, "username"),
      emailAddress: textAt(user, "email"),
      emailProven: textAt(user, "emailVerified"),
      name: textAt(user, "firstName"),
      surname: textAt(user, "lastName"),
      createdAt: momentAt(user, "createdTimestamp"),
      passwordHash: passwordHash(user) ?? "",
    };
  },
  problems: (user) =>
    passwordHash(user) === null ? { passwordHash: importMessages.unknownHash } : {},
};

/** The hash of the first password as a PHC string; empty without one, null for an unknown form. */
function passwordHash(user: JsonObject): string | null {
  const { credentials } = user;
  const found = Array.isArray(credentials)
    ? credentials.find((one) => isObject(one) && one.type === "password")
    : undefined;
  if (!isObject(found)) return "";
  // Before version 8 the values were in the credential itself.
  const how = objectIn(found.credentialData) ?? found;
  const what = objectIn(found.secretData) ?? { ...found, value: found.hashedSaltedValue };
  const [salt, value] = [textAt(what, "salt"), textAt(what, "value")];
  const [algorithm, iterations] = [textAt(how, "algorithm"), textAt(how, "hashIterations")];
  if (algorithm === "argon2") return argon2(how, { iterations, salt, value });
  const digest = { pbkdf2: "sha1", "pbkdf2-sha256": "sha256", "pbkdf2-sha512": "sha512" };
  if (!Object.hasOwn(digest, algorithm)) return null;
  return `$pbkdf2-${digest[algorithm as keyof typeof digest]}$i=${iterations}$${salt}$${value}`;
}

function argon2(
  how: JsonObject,
  { iterations, salt, value }: { iterations: string; salt: string; value: string },
): string {
  const of = (name: string) => textAt(how, "additionalParameters", name);
  const version = of("version") === "1.0" ? 16 : 19;
  const cost = `m=${of("memory")},t=${iterations},p=${of("parallelism")}`;
  return `$argon2${of("type") || "id"}$v=${version}$${cost}$${salt}$${value}`;
}

/** The object in a text of JSON; null for anything else. */
function objectIn(text: unknown): JsonObject | null {
  const value = typeof text === "string" ? parsedJson(text) : null;
  return isObject(value) ? value : null;
}
