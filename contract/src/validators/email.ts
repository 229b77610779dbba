import { fieldLimits } from "../constants.ts";
import { hasInvisible } from "./invisible.ts";

/**
 * An email address (S5.020, S5.073, S5.085; Q089): `local@domain.tld`, at least one dot in the
 * domain, no spaces, control or invisible characters, one `@`, at most 254 characters.
 */
export function isEmail(text: string): boolean {
  if (text.length > fieldLimits.email) return false;
  const [local = "", domain = "", ...rest] = text.split("@");
  if (rest.length > 0 || local === "" || local.length > 64) return false;
  if (/[\s\p{C}"(),:;<>[\]\\]/u.test(text) || hasInvisible(text)) return false;
  const labels = domain.split(".");
  return labels.length > 1 && labels.every(isDomainLabel) && !/^[0-9]+$/.test(labels.at(-1) ?? "");
}

function isDomainLabel(label: string): boolean {
  return (
    /^[\p{L}\p{M}\p{N}-]{1,63}$/u.test(label) && !label.startsWith("-") && !label.endsWith("-")
  );
}
