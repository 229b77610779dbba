import type { LimitTable } from "./mechanisms/budgets/named-networks.ts";
import { type KeySource, makeKeyCommand, parseKey } from "./mechanisms/keys/master-key.ts";

/** The environment as the process got it; a variable that is set to nothing counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What is wrong with the environment: one line for each variable, never a secret's value. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.map((problem) => `Configuration: ${problem}`).join("\n"));
    this.name = "ConfigError";
    this.problems = problems;
  }
}

export type ConfigReader = ReturnType<typeof createConfigReader>;

/** Reads variables one by one and collects what is wrong, so that a person sees all of it at once. */
export function createConfigReader(env: Environment) {
  const problems: string[] = [];

  const get = (name: string) => env[name]?.trim() || null;
  const wrong = (name: string, problem: string) => {
    problems.push(`${name}: ${problem}`);
  };

  function integer(name: string, limits: { fallback: number; min: number; max: number }): number {
    const value = get(name);
    if (value === null) return limits.fallback;
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= limits.min && number <= limits.max) return number;
    wrong(
      name,
      `write a whole number from ${limits.min} to ${limits.max}, e.g. ${limits.fallback}`,
    );
    return limits.fallback;
  }

  function choice<const Option extends string>(
    name: string,
    options: readonly Option[],
    fallback: NoInfer<Option>,
  ): Option {
    const value = get(name);
    if (value === null) return fallback;
    const option = options.find((candidate) => candidate === value);
    if (option === undefined) wrong(name, `write one of ${options.join(", ")}`);
    return option ?? fallback;
  }

  /** An address with one of the protocols, e.g. `["postgres:"]`; its value is never printed. */
  function address(name: string, protocols: readonly string[], example: string): string | null {
    const value = get(name);
    if (value === null) return null;
    const url = URL.parse(value);
    if (url !== null && protocols.includes(url.protocol) && url.hostname !== "") return value;
    wrong(name, `write an address such as ${example}`);
    return null;
  }

  /** An http(s) address: https, except on this machine, so that nothing travels in the clear. */
  function webAddress(name: string, example: string): URL | null {
    const url = URL.parse(address(name, ["http:", "https:"], example) ?? "");
    if (url === null || isSafe(url)) return url;
    wrong(name, "begin it with https://; http:// is for localhost only");
    return null;
  }

  function json<T>(name: string, isRight: (value: unknown) => value is T, example: T): T | null {
    const value = get(name);
    if (value === null) return null;
    try {
      const parsed: unknown = JSON.parse(value);
      if (isRight(parsed)) return parsed;
    } catch {
      // Told below, as for JSON of another shape.
    }
    wrong(name, `write JSON such as ${JSON.stringify(example)}, numbers above 0`);
    return null;
  }

  /** Limits by name. */
  function limits(name: string): LimitTable {
    return json(name, isLimitTable, { signUpByAddress: { perHour: 50 } }) ?? {};
  }

  /** Limits by network and name. */
  function networks(name: string): Record<string, LimitTable> {
    const example = { "196.21.0.0/16": { signUpByAddress: { perHour: 400 } } };
    return json(name, isTableByNetwork, example) ?? {};
  }

  /** A 32-byte key from a variable, or the file that a variable with `_FILE` names. */
  function key(name: string): KeySource | null {
    const file = get(`${name}_FILE`);
    const text = get(name);
    if (file !== null && text !== null) wrong(name, `set it or ${name}_FILE, not both`);
    if (file !== null) return { file };
    if (text === null) return null;
    const bytes = parseKey(text);
    if (bytes === null) wrong(name, `write 32 bytes; make them with: ${makeKeyCommand}`);
    return bytes === null ? null : { bytes };
  }

  function finish(): void {
    if (problems.length > 0) throw new ConfigError(problems);
  }

  return { get, wrong, integer, choice, address, webAddress, limits, networks, key, finish };
}

/** Whether an address is encrypted on the way, or never leaves this machine. */
function isSafe(url: URL): boolean {
  return url.protocol === "https:" || isLocal(url.hostname);
}

/** Whether a host, as a URL holds it, is this machine: `localhost`, a name below it, 127.0.0.0/8, `[::1]`. */
export function isLocal(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

function isTableByNetwork(value: unknown): value is Record<string, LimitTable> {
  return isObject(value) && Object.values(value).every(isLimitTable);
}

function isLimitTable(value: unknown): value is LimitTable {
  return (
    isObject(value) &&
    Object.values(value).every(
      (limit) => isObject(limit) && Object.values(limit).every((n) => Number(n) > 0),
    )
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
