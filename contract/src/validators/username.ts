import { isEmail } from "./email.ts";
import { hasInvisible } from "./invisible.ts";
import { internationalPhoneNumber } from "./phone.ts";

/**
 * The characters of a chosen username. It is quoted in mails, so it can hold neither a sentence nor the path of a link.
 */
const invented = /^(?:[\p{L}\p{N}]\p{M}*|[._-])+$/u;

/**
 * A username that a person may take (S3.042–S3.045): letters, digits, `.`, `_` and `-`, of which at
 * least one is a letter or a digit that is seen; or one's own email address or cellphone number in any spelling.
 * Another person's address or number is nobody's username.
 */
export function isUsername(
  username: string,
  own: { email: string | undefined; cellNumber: string | undefined },
): boolean {
  const name = username.trim();
  if (isEmail(name)) return name.toLowerCase() === own.email?.trim().toLowerCase();
  const number = internationalPhoneNumber(name);
  if (number !== null) return number === internationalPhoneNumber(own.cellNumber ?? "");
  return invented.test(name) && /[\p{L}\p{N}]/u.test(name) && !hasInvisible(name);
}
