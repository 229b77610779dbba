import { isClientId } from "@frontdoor/contract/products/openid.ts";
import { isIsoDate } from "@frontdoor/contract/validators/date.ts";
import { isEmail } from "@frontdoor/contract/validators/email.ts";
import { hasInvisible } from "@frontdoor/contract/validators/invisible.ts";
import { isName } from "@frontdoor/contract/validators/name.ts";
import { passwordProblem } from "@frontdoor/contract/validators/password.ts";
import { plainCode } from "@frontdoor/contract/validators/pasted.ts";
import { internationalPhoneNumber } from "@frontdoor/contract/validators/phone.ts";
import { practiceNumberProblem } from "@frontdoor/contract/validators/practice-number.ts";
import { isSaIdNumber } from "@frontdoor/contract/validators/sa-id-number.ts";
import { isUsername } from "@frontdoor/contract/validators/username.ts";
import { CsvFault, parseCsv } from "../../src/directory/seed/csv.ts";
import { canonicalEmail } from "../../src/identity/accounts/canonical.ts";
import { contactDetailOf, isSameUsername } from "../../src/identity/accounts/username.ts";
import { parseKey } from "../../src/platform/keys/master-key.ts";
import type { FuzzTarget } from "./fuzz-target.ts";
import { oracleCsv } from "./oracle-csv.ts";
import { oracleDate, oracleEmail, oracleId, oracleName, oraclePhone } from "./oracles.ts";

const own = { email: "lerato@example.org", cellNumber: "0821234567" };
const numbers = [
  "082 123 4567",
  "+27 82 123 4567",
  "0027821234567",
  "+44 20 7946 0958",
  "021-555-0123",
];
const ids = ["8001015009087", "8001015009086", "0002295009082", "9913015009087"];

/** What people type, and files that operators hand in. */
export const validatorTargets: readonly FuzzTarget[] = [
  {
    name: "a person's name",
    files: ["validators/name.ts", "validators/pasted.ts", "validators/invisible.ts"],
    run: isName,
    oracle: oracleName,
    seeds: ["Naledi", "van der Merwe", "Nd-lovu", "é", "e\u0301", "\u0301", "a\u200b", "-", ""],
    pieces: [" ", "-", "\u2010", "\u0301", "\u3164", "ا"],
  },
  {
    name: "an invisible character",
    files: ["validators/invisible.ts"],
    run: hasInvisible,
    seeds: ["a", "\u200b", "\u{e0100}", "\u{13441}"],
  },
  {
    name: "a phone number",
    files: ["validators/phone.ts", "validators/phone-patterns-za.ts"],
    run: internationalPhoneNumber,
    oracle: oraclePhone,
    seeds: numbers,
    pieces: ["+27", "0027", "0", "(", ")", " ", "-", "82", "+"],
  },
  {
    name: "an identity number",
    files: ["validators/sa-id-number.ts"],
    run: isSaIdNumber,
    oracle: oracleId,
    seeds: ids,
    pieces: ["0229", "1231", "00", "13"],
  },
  {
    name: "a mail address",
    files: ["validators/email.ts"],
    run: isEmail,
    oracle: oracleEmail,
    seeds: ["lerato@example.org", "a@b", "a@b.1", "a@-b.org", `${"a".repeat(64)}@b.org`, "é@é.za"],
    pieces: ["@", ".", "-", "xn--", '"', "example.org"],
  },
  {
    name: "a mail address as it is compared",
    files: ["accounts/canonical.ts"],
    run: (text) => canonicalEmail(text),
    oracle: (text) => canonicalEmail(` ${text}\t`),
    seeds: ["lerato@example.org", " L@EXAMPLE.ORG ", "İ@ß.za", "a@xn--bcher-kva.example"],
    pieces: ["@", ".", "ß", "İ", "ﬃ", "xn--"],
  },
  {
    name: "a username",
    files: ["validators/username.ts"],
    run: (text) => isUsername(text, own),
    seeds: ["lerato", "lerato@example.org", "082 123 4567", "other@example.org", "a.b_c-d", "."],
    pieces: [".", "_", "@example.org", "+27", "\u0301"],
  },
  {
    name: "a username as it is compared",
    files: ["accounts/username.ts"],
    run: (text) => [contactDetailOf(text), isSameUsername(text, text)],
    oracle: (text) => [contactDetailOf(text), true],
    seeds: ["lerato", "L@example.org", "+27821234567", "０８２１２３４５６７"],
    pieces: ["@", "+27", " "],
  },
  {
    name: "a password",
    files: ["validators/password.ts"],
    run: passwordProblem,
    seeds: ["otter-quartz-41", "a1", "A1AAAAAAA", "é1".repeat(80), "e\u0301a1".repeat(10)],
  },
  {
    name: "a date",
    files: ["validators/date.ts"],
    run: isIsoDate,
    oracle: oracleDate,
    seeds: ["2024-02-29", "2023-02-29", "1900-02-29", "2000-02-29", "2024-13-01", "0000-01-01"],
    pieces: ["-", "02", "29", "31", "00"],
  },
  {
    name: "a practice number",
    files: ["validators/practice-number.ts"],
    run: (text) => practiceNumberProblem(text, "x") === null,
    oracle: (text) => text.length === 7 && [...text].every((digit) => "0123456789".includes(digit)),
    seeds: ["1234567", "123456", "12345678", "١٢٣٤٥٦٧"],
  },
  {
    name: "a recovery code",
    files: ["validators/pasted.ts"],
    run: plainCode,
    oracle: (text) => plainCode(plainCode(text)),
    seeds: ["ABCDE-FGHJK", "abcde fghjk", "ß–ab"],
    pieces: ["-", "–", " ", "ß"],
  },
  {
    name: "a master key",
    files: ["keys/master-key.ts"],
    run: (text) => parseKey(text)?.length ?? null,
    oracle: (text, result) => (result === null ? null : [43, 44, 64].includes(text.length) && 32),
    seeds: ["7".repeat(64), "A".repeat(43), `${"A".repeat(43)}=`, "g".repeat(64)],
  },
  {
    name: "the id of a client of OpenID Connect",
    files: ["products/openid.ts"],
    run: isClientId,
    seeds: ["practice", "a-b", "A", "-", "a".repeat(70)],
  },
  {
    name: "a CSV",
    files: ["directory/seed/csv.ts"],
    run: csvRows,
    oracle: (text, result) => oracleCsv(text.toWellFormed(), result),
    seeds: [
      "id,name\n1,a\n",
      'id,name\r\n"1","a ""b"""\r\n',
      "\ufeffid,name\r1,a",
      'id\n"',
      "id,id\n",
    ],
    pieces: [",", '"', "\n", "\r\n", '""', "\ufeff", ";"],
  },
];

/** The values of each row under their names, or the word of a refusal. */
function csvRows(text: string): unknown {
  try {
    return parseCsv(Buffer.from(text), "file").map(({ values }) => values);
  } catch (error) {
    if (error instanceof CsvFault) return "refused";
    throw error;
  }
}
