import { type Command, commandValues } from "./command.ts";

/** The fields whose values or options have another name. */
export const fieldsTyped: Readonly<Record<string, string>> = {
  email: "emailAddress",
  address: "emailAddress",
  number: "cellularNumber",
  type: "userType",
  practice: "practiceId",
  "redirect-uri": "redirectUris",
  "post-logout-uri": "postLogoutRedirectUris",
  acr: "wantedAcr",
  logo: "logoImage",
};

/** How a call's field was typed: `--initiate-login-uri`, `<email>`; the field's own name where it was not. */
export function typedName(field: string, command: Command): string {
  const values = commandValues(command);
  for (const part of field.split(".").toReversed()) {
    const kebab = part.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const others = Object.keys(fieldsTyped).filter((name) => fieldsTyped[name] === part);
    for (const name of [part, kebab, ...others]) {
      if (values.includes(name)) return `<${name}>`;
      if (Object.hasOwn(command.options ?? {}, name)) return `--${name}`;
    }
  }
  return field;
}
