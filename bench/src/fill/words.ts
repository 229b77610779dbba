import { randomBytes } from "node:crypto";

const firstNames =
  "Thandi Sipho Lerato Anna Pieter Naledi Johan Zanele Kagiso Ayesha Mpho Riaan Nomsa David Fatima Themba Elsa Bongani Priya Karel".split(
    " ",
  );
const syllables =
  "mo ko ena ndlo vu van der mer bo tha kho za nkosi du pre toit si so ze lan".split(" ");

const list = (words: readonly string[]) => `array['${words.join("','")}']`;

/** SQL that picks a word by a number. */
export const pick = (words: readonly string[], by: string) =>
  `(${list(words)})[1 + ((${by}) % ${words.length})]`;

export const firstName = (n: string) => pick(firstNames, `${n} / 3`);
export const surname = (n: string) =>
  `initcap(${pick(syllables, n)} || ${pick(syllables, `${n} / 20`)} || ${pick(syllables, `${n} / 400`)})`;

/** A period over which rows are spread evenly, in the order of their numbers. */
export interface Span {
  total: number;
  /** Days before now. */
  fromDays: number;
  untilDays: number;
}

const dayMilliseconds = 86_400_000;
const now = Date.now();

const millisecondsAt = (n: string, { total, fromDays, untilDays }: Span) => {
  const start = now - fromDays * dayMilliseconds;
  const length = (fromDays - untilDays) * dayMilliseconds;
  return `(${start} + ((${n})::numeric * ${length} / ${total})::bigint)`;
};

export const momentAt = (n: string, span: Span) =>
  `to_timestamp(${millisecondsAt(n, span)} / 1000.0)`;

/** SQL of the UUID version 7 of row `n` of a kind; the same again wherever another row refers to it. */
export function idAt(kind: string, n: string, span: Span): string {
  const random = `md5('${kind}:' || (${n}))`;
  return `(lpad(to_hex(${millisecondsAt(n, span)}), 12, '0') || '7' || substr(${random}, 1, 3)
    || '8' || substr(${random}, 4, 15))::uuid`;
}

/** SQL of 32 bytes that look random, derived from a number or an id. */
export const bytesOf = (kind: string, by: string) =>
  `sha256(convert_to('${kind}:' || (${by}), 'UTF8'))`;

const base64url = (bytes: string) =>
  `translate(rtrim(translate(encode(${bytes}, 'base64'), E'\\n', ''), '='), '+/', '-_')`;

/** SQL of a text in the format of a keyed index, for values that no lookup uses. */
export const someIndex = (kind: string, by: string) => base64url(bytesOf(kind, by));

/** SQL of a text in the format of encrypted data, which no key decrypts. */
export const someEncrypted = (keyId: string, by: string) =>
  `'v1.${keyId}.' || ${base64url(`${bytesOf("sealed", by)} || ${bytesOf("tag", by)}`)}`;

/** SQL of the keyed index of a username or an address, as the server computes it. */
export const keyedIndex = (key: Buffer, label: string, value: string) =>
  base64url(
    `hmac(convert_to(${label}, 'UTF8') || '\\x00'::bytea || convert_to(${value}, 'UTF8'), '\\x${key.toString("hex")}'::bytea, 'sha256')`,
  );

export const someNonce = () => `'\\x${randomBytes(16).toString("hex")}'::bytea`;
