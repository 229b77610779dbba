import { type TwoStepPolicy, twoStepPolicies } from "@frontdoor/contract/account/overview.ts";
import { academicRoles } from "@frontdoor/contract/roles.ts";
import { firstLanguage, type LanguageCode, languageCodes } from "@frontdoor/words/languages.ts";
import { isSupportedCountry } from "libphonenumber-js/max";
import * as z from "zod/mini";
import { type KeySource, makeKeyCommand, parseKey } from "../platform/keys/master-key.ts";
import { longestBounceName } from "../platform/mail/bounce-address.ts";
import { parsedJson } from "../platform/parsed-json.ts";
import { isLocal, isNetwork, isTooWide, staysHere } from "./config-network.ts";

/** Any text at all. */
export const text = z.string();

/** The least length of a secret that others show to us, and the line for a shorter one. */
export const sharedSecret = {
  least: 20,
  wrong: "write 20 characters at least: openssl rand -hex 20",
};

/**
 * A text that is parsed.
 * @param wrong the message for an invalid one, for which `parse` returns undefined
 */
function read<Value>(wrong: string, parse: (value: string) => Value | undefined) {
  return z.pipe(
    text,
    z.transform((value, context): Value => {
      const meant = parse(value);
      if (meant !== undefined) return meant;
      context.issues.push({ code: "custom", message: wrong, input: value });
      return z.NEVER;
    }),
  );
}

const listed = (value: string) => value.split(",").map((each) => each.trim());

/** A whole number within its limits. */
export function wholeNumber({ min, max, like }: { min: number; max: number; like: number }) {
  const isRight = (value: string) =>
    /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max;
  const error = `write a whole number from ${min} to ${max}, e.g. ${like}`;
  return z.pipe(text.check(z.refine(isRight, error)), z.transform(Number));
}

/** One of a few words. */
export function oneOf<const Word extends string>(words: readonly Word[]) {
  return z.enum(words, `write one of ${words.join(", ")}`);
}

export const onOrOff = oneOf(["on", "off"]);

/**
 * An address with one of the protocols, as it was written.
 * @param protocol a pattern of the protocol without its colon: `/^smtps?$/`
 */
export function address(protocol: RegExp, example: string) {
  const error = `write an address such as ${example}`;
  return z.url({ protocol, hostname: /./, error, abort: true });
}

/**
 * An http(s) address as it was written: https, except on this machine, so that nothing travels in the clear.
 * @param isHere whether a host is this machine: to the browsers that open it, or to the server that asks it
 */
export function writtenWebAddress(example: string, isHere = isLocal) {
  const error = "begin it with https://; http:// is for localhost only";
  const isSafe = ({ protocol, hostname }: URL) => protocol === "https:" || isHere(hostname);
  return address(/^https?$/, example).check(
    z.refine((value) => isSafe(new URL(value)), { error, abort: true }),
  );
}

/** An http(s) address that browsers open, read. */
export const webAddress = (example: string) => readAddress(writtenWebAddress(example));

/** An http(s) address that the server asks, read. */
export const askedAddress = (example: string) => readAddress(writtenWebAddress(example, staysHere));

const readAddress = (written: ReturnType<typeof writtenWebAddress>) =>
  z.pipe(
    written,
    z.transform((value) => new URL(value)),
  );

/** A mail server: on another machine without a query, in which the mail library takes settings. */
export const mailServer = address(/^smtps?$/, "smtps://user:password@host:465").check(
  z.refine((value) => {
    const { search, hostname } = new URL(value);
    return search === "" || isLocal(hostname);
  }, "leave out what stands behind the ?: it could turn encryption off"),
);

/** The beginning of a day in UTC. */
export const day = z.pipe(
  z.iso.date("write a day such as 2027-06-30"),
  z.transform((value) => new Date(`${value}T00:00Z`)),
);

/** A share of all, 0 to 1. */
export const share = z.pipe(
  text.check(z.regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0+)?)$/, "write a share from 0 to 1, e.g. 0.1")),
  z.transform(Number),
);

/** Headers as OpenTelemetry writes them: `name=value,name=value`, values percent-encoded. */
export const headerList = z.pipe(
  text.check(
    z.regex(
      /^[\w-]+=(?:[\w.~+/=:-]|%[2-7][\da-f])+(?:,[\w-]+=(?:[\w.~+/=:-]|%[2-7][\da-f])+)*$/i,
      "write name=value, separated by commas",
    ),
  ),
  z.transform((value) =>
    Object.fromEntries(
      value.split(",").map((pair): [string, string] => {
        const at = pair.indexOf("=");
        return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))];
      }),
    ),
  ),
);

/** Where something listens: an address or a name of this machine, and a port. */
export const listenPlace = read(
  "write an address and a port such as 127.0.0.1:9464 or [::1]:9464",
  (value) => {
    const [, version6, name, digits] =
      /^(?:\[([\da-f:.]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(value) ?? [];
    const host = version6 ?? name;
    const port = Number(digits);
    return host !== undefined && port >= 1 && port <= 65_535 ? { host, port } : undefined;
  },
);

export const mailAddress = text.check(
  z.regex(
    /^[^\s<>@,;"]+@[^\s<>@,;"]+$/,
    "write one bare address such as no-reply@example.org; the name beside it is the brand's",
  ),
);

/** An address that also receives mails with `+…` before its @. */
export const bounceAddress = text.check(
  z.regex(
    new RegExp(`^[^\\s<>@,;"+]{1,${longestBounceName}}@[^\\s<>@,;"]+$`),
    `write one bare address such as bounces@example.org, with ${longestBounceName} letters before the @ at most`,
  ),
);

export const key = read(
  `write 32 bytes; make them with: ${makeKeyCommand}`,
  (value): KeySource | undefined => {
    const bytes = parseKey(value);
    return bytes === null ? undefined : { bytes };
  },
);

/** The file that holds 32 bytes of a key. */
export const keyFile = z.pipe(
  text,
  z.transform((file): KeySource => ({ file })),
);

/** Languages by their codes; English is first whether it is named or not, since missing texts appear in it. */
export const languageList = read(
  `write some of ${languageCodes.join(",")}`,
  (value): readonly LanguageCode[] | undefined => {
    const named = listed(value);
    const known = languageCodes.filter((code) => named.includes(code));
    if (known.length < new Set(named).size) return undefined;
    return [firstLanguage, ...known.filter((code) => code !== firstLanguage)];
  },
);

/** A policy for all accounts, and after it those of some: `optional,practice:required,academic.HOD:off`. */
export const secondFactor = read(
  "write off, optional or required, and after it exceptions such as optional,practice:required,academic.HOD:off",
  (value): { usual: TwoStepPolicy; exceptions: Record<string, TwoStepPolicy> } | undefined => {
    const [usual = "", ...rest] = listed(value);
    const exceptions = rest.map((part) => /^([^:]+):([^:]+)$/.exec(part)?.slice(1) ?? []);
    const policies = [usual, ...exceptions.map(([, policy = ""]) => policy)].map(policyNamed);
    const names = exceptions.map(([name = ""]) => name);
    const [first, ...others] = policies.filter((policy) => policy !== undefined);
    const isRight = policies.length === 1 + others.length && names.every(namesAccounts);
    if (first === undefined || !isRight || new Set(names).size < names.length) return undefined;
    return {
      usual: first,
      exceptions: Object.fromEntries(names.map((name, place) => [name, others[place] ?? first])),
    };
  },
);

/** Which proxies are trusted: none, how many, or those of some networks, in the form of Fastify's `trustProxy`. */
export const trustedProxies = read(
  "write off, how many proxies stand in front (1), or their addresses",
  (value): false | number | string[] | undefined => {
    if (value === "off") return false;
    return /^[1-9]$/.test(value) ? Number(value) : networksIn(value);
  },
).check(
  z.refine(
    (trusted) => !Array.isArray(trusted) || !trusted.some(isTooWide),
    "write networks no wider than 10.0.0.0/8 or fc00::/7: whoever is in them says who a client is",
  ),
);

/** The operator's own networks; none where the value is empty. */
export const ownNetworks = read("write networks such as 10.20.0.0/16,fd00:20::/32", networksIn);

function networksIn(value: string): string[] | undefined {
  const networks = listed(value);
  return networks.every(isNetwork) ? networks : undefined;
}

/** Countries by their codes; null: all. */
export const countryList = read(
  "write countries by their codes, such as ZA,NA,BW, or all",
  (value): readonly string[] | null | undefined => {
    if (value === "all") return null;
    const countries = listed(value);
    return countries.every((code) => isSupportedCountry(code)) ? countries : undefined;
  },
);

/**
 * JSON of a given shape.
 * @param wrong the message for anything else
 */
export function json<Shape extends z.ZodMiniType>(shape: Shape, wrong: string) {
  return read<z.output<Shape>>(wrong, (value) => z.safeParse(shape, parsedJson(value)).data);
}

/** Limits by their names, each with its numbers. */
export const limitTable = z.record(
  z.string(),
  z.record(z.string(), z.coerce.number().check(z.positive())),
);

function policyNamed(text: string): TwoStepPolicy | undefined {
  return twoStepPolicies.find((policy) => policy === text);
}

/** A realm, or a realm with a type of account; only the academic types are a fixed list. */
function namesAccounts(text: string): boolean {
  const [realm, type, ...rest] = text.split(".");
  if (rest.length > 0) return false;
  if (realm === "academic")
    return type === undefined || academicRoles.some((role) => role === type);
  return realm === "practice" && (type === undefined || /^[\w-]+$/.test(type));
}
