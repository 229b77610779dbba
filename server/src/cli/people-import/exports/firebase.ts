import { CommandFailed } from "../../command-failed.ts";
import { readFile } from "../../read-file.ts";
import type { ExportedSystem, FirebaseHashConfig } from "./exported-system.ts";
import { momentAt, textAt } from "./value-at.ts";

/** What `firebase auth:export users.json --format=json` writes. */
export const firebase: ExportedSystem = {
  list: "users",
  disabled: (user) => user.disabled === true,
  person(user, { firebaseHash }) {
    const [hash, salt] = [textAt(user, "passwordHash"), textAt(user, "salt")];
    const email = textAt(user, "email");
    return {
      username: email,
      emailAddress: email,
      emailProven: textAt(user, "emailVerified"),
      cellularNumber: textAt(user, "phoneNumber"),
      createdAt: momentAt(user, "createdAt"),
      passwordHash:
        hash === "" || firebaseHash === null ? "" : firescrypt(firebaseHash, salt, hash),
    };
  },
  problems(user, { firebaseHash }) {
    const isUnreadable = textAt(user, "passwordHash") !== "" && firebaseHash === null;
    return isUnreadable ? { passwordHash: "It needs --hash-config." } : {};
  },
};

function firescrypt(
  { signerKey, saltSeparator, rounds, memCost }: FirebaseHashConfig,
  salt: string,
  hash: string,
): string {
  const cost = `ln=${memCost},r=${rounds},p=1`;
  return ["", "firescrypt", cost, salt, hash, saltSeparator, signerKey].join("$");
}

/**
 * Parses `hash_config { … }` as the console of Firebase shows it.
 * @throws CommandFailed
 */
export function readFirebaseHashConfig(path: string): FirebaseHashConfig {
  const text = readFile(path).toString("utf8");
  const of = (name: string) => new RegExp(`\\b${name}:\\s*"?([\\w+/=-]*)`).exec(text)?.[1] ?? "";
  const config = {
    signerKey: of("base64_signer_key"),
    saltSeparator: of("base64_salt_separator"),
    rounds: of("rounds"),
    memCost: of("mem_cost"),
  };
  if (of("algorithm") !== "SCRYPT" || Object.values(config).includes("")) {
    throw new CommandFailed(
      `${path} is no hash_config of Firebase: it has algorithm: SCRYPT, base64_signer_key, base64_salt_separator, rounds and mem_cost, as "Password hash parameters" of the console shows them.`,
    );
  }
  return config;
}
