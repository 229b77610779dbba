import type { Command } from "./command.ts";

/** The names of values and options that are not their field's. */
const typedAs: Readonly<Record<string, readonly string[]>> = {
  emailAddress: ["email", "address"],
  cellularNumber: ["number"],
  userType: ["type"],
  practiceId: ["practice"],
  redirectUris: ["redirect-uri"],
  postLogoutRedirectUris: ["post-logout-uri"],
  wantedAcr: ["acr"],
  logoImage: ["logo"],
};

/** How somebody typed the field of a call: `--initiate-login-uri`, `<email>`; its own name where they did not. */
export function typedName(field: string, { values = [], options = {} }: Command): string {
  for (const part of field.split(".").toReversed()) {
    const kebab = part.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    for (const name of [part, kebab, ...(typedAs[part] ?? [])]) {
      if (values.includes(name)) return `<${name}>`;
      if (Object.hasOwn(options, name)) return `--${name}`;
    }
  }
  return field;
}
