import { defaultPhoneCountry } from "@frontdoor/contract/constants.ts";
import { internationalPhoneNumber, isForeignNumber } from "@frontdoor/contract/validators/phone.ts";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/**
 * A number's international form (`+27821234567`), or `null` when it is valid in no country. The
 * browser takes a number with a foreign `+` code on its shape; here the full metadata decides (Q086).
 */
export function validPhoneNumber(text: string): string | null {
  const international = internationalPhoneNumber(text);
  if (international === null || !isForeignNumber(text)) return international;
  const number = parsePhoneNumberFromString(international, {
    defaultCountry: defaultPhoneCountry,
    extract: false,
  });
  return number?.isValid() === true ? number.number : null;
}
