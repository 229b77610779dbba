import { randomBytes } from "node:crypto";

const firstNames =
  "Thandi Sipho Lerato Anna Pieter Naledi Johan Zanele Kagiso Ayesha Mpho Riaan Nomsa David Fatima Themba Elsa Bongani Priya Karel".split(
    " ",
  );
const syllables =
  "mo ko ena ndlo vu van der mer bo tha kho za nkosi du pre toit si so ze lan".split(" ");

const list = (words: readonly string[]) => `array['${words.join("','")}']`;

/** One of some words, by a number. */
export const pick = (words: readonly string[], by: string) =>
  `(${list(words)})[1 + ((${by}) % ${words.length})]`;

export const firstName = (n: string) => pick(firstNames, `${n} / 3`);
export const surname = (n: string) =>
  `initcap(${pick(syllables, n)} || ${pick(syllables, `${n} / 20`)} || ${pick(syllables, `${n} / 400`)})`;

/** A span of time that rows are spread over evenly, in the order of their numbers. */
export interface Span {
  total: number;
  /** Before now. */
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

/** A UUID version 7 of row `n` of a kind: it can be told again wherever something points to it. */
export function idAt(kind: string, n: string, span: Span): string {
  const random = `md5('${kind}:' || (${n}))`;
  return `(lpad(to_hex(${millisecondsAt(n, span)}), 12, '0') || '7' || substr(${random}, 1, 3)
    || '8' || substr(${random}, 4, 15))::uuid`;
}

/** 32 bytes that look random, by a number or an id. */
export const bytesOf = (kind: string, by: string) =>
  `sha256(convert_to('${kind}:' || (${by}), 'UTF8'))`;

const base64url = (bytes: string) =>
  `translate(rtrim(translate(encode(${bytes}, 'base64'), E'\\n', ''), '='), '+/', '-_')`;

/** A text in the form of a keyed index, of a thing that nobody looks up. */
export const someIndex = (kind: string, by: string) => base64url(bytesOf(kind, by));

/** A text in the form of something sealed, which no key opens. */
export const someEncrypted = (keyId: string, by: string) =>
  `'v1.${keyId}.' || ${base64url(`${bytesOf("sealed", by)} || ${bytesOf("tag", by)}`)}`;

/** The keyed index of a username or an address, as the server makes it. */
export const keyedIndex = (key: Buffer, label: string, value: string) =>
  base64url(
    `hmac(convert_to(${label}, 'UTF8') || '\\x00'::bytea || convert_to(${value}, 'UTF8'), '\\x${key.toString("hex")}'::bytea, 'sha256')`,
  );

export const someNonce = () => `'\\x${randomBytes(16).toString("hex")}'::bytea`;
