import type { IncomingMessage } from "node:http";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import type { Config } from "../../../config/config.ts";
import { requestIdHeader } from "../../../platform/http/api-headers.ts";
import type { QuickAnswer } from "../../../platform/http/quick-answers.ts";
import { createRequestIds } from "../../../platform/http/request-ids.ts";
import { askedLanguage } from "../../../platform/language/offered-language.ts";
import { type Encoding, encodings } from "../files/compression.ts";
import { chooseEncoding } from "../files/negotiation.ts";
import { availableOf, varyOf } from "../files/send-file.ts";
import type { StoredBody, StoredFile } from "../files/stored-file.ts";
import type { LoadedSite } from "../load-site.ts";
import type { Destination } from "./route-map.ts";

export type QuickAnswered = () => void;

interface QuickPagesDeps {
  config: Config;
  destinationOf: (url: string, isNavigation: boolean) => Destination;
  headersOf: (asset: { isImmutable: boolean }) => Readonly<Record<string, string>>;
  /** The request headers that decide on a page where several languages are offered. */
  languageVaries: readonly string[];
  answered: QuickAnswered;
}

/** What an address shows to every visitor. */
interface Quick {
  isPage: boolean;
  file: StoredFile;
  headers: Readonly<Record<string, string>>;
  varies: readonly string[];
}

/** The same, ready to be written. */
interface Ready {
  available: readonly Encoding[];
  forms: Readonly<Record<Encoding | "plain", Form>>;
}

interface Form {
  /** Names and values in turn, as Node writes them. */
  head: readonly string[];
  body: StoredBody;
}

/**
 * Answers what a first visit asks for: a page or a file by its exact address, with no query, body or condition,
 * which is shown alike to whoever asks. All else is left to the ordinary way.
 */
export function createQuickPages(site: LoadedSite, deps: QuickPagesDeps): QuickAnswer {
  const { config, answered } = deps;
  const idOf = createRequestIds(config.trustProxy);
  const paths = [...site.assets.keys(), ...site.pages.keys()];
  const quick = new Map(
    paths.flatMap((path) => {
      const found = quickOf(deps.destinationOf(path, true), deps);
      return found === null ? [] : [[path, found] as const];
    }),
  );
  const ready = new WeakMap<Quick, Ready>();
  const readyOf = (found: Quick): Ready => {
    const made = ready.get(found) ?? readyFile(found);
    ready.set(found, made);
    return made;
  };
  return (request, response) => {
    const found = quick.get(request.url ?? "");
    // The first request for a file waits until it is packed.
    if (found === undefined || !found.file.isPacked || !isPlain(request)) return false;
    if (found.isPage && !isInEnglish(config, request)) return false;
    const { available, forms } = readyOf(found);
    const encoding = chooseEncoding(request.headers["accept-encoding"], available);
    const { head, body } = forms[encoding ?? "plain"];
    response.writeHead(200, [requestIdHeader, idOf(request), ...head]);
    response.end(body.bytes);
    answered();
    return true;
  };
}

function quickOf(destination: Destination, deps: QuickPagesDeps): Quick | null {
  if (destination.kind === "asset") {
    const headers = deps.headersOf(destination);
    return { isPage: false, file: destination.file, headers, varies: [] };
  }
  if (destination.kind !== "page" || destination.carriesSecret) return null;
  if (destination.address.language !== firstLanguage) return null;
  const { file, headers } = destination.page;
  const varies = deps.config.languages.length > 1 ? deps.languageVaries : [];
  return { isPage: true, file, headers, varies };
}

function readyFile({ file, headers, varies }: Quick): Ready {
  const available = availableOf(file);
  const vary = varyOf(available, varies);
  const form = (body: StoredBody, encoding: Encoding | null): Form => {
    const all = {
      ...headers,
      ...(vary === null ? {} : { Vary: vary }),
      ETag: body.etag,
      ...(encoding === null ? {} : { "Content-Encoding": encoding }),
      "Content-Type": file.contentType,
      "Content-Length": String(body.size),
    };
    return { head: Object.entries(all).flat(), body };
  };
  const encoded = encodings.map((encoding) => {
    const body = file.encoded[encoding];
    return [encoding, body === undefined ? form(file.plain, null) : form(body, encoding)];
  });
  const forms = { plain: form(file.plain, null), ...Object.fromEntries(encoded) };
  return { available, forms };
}

/** Whether nothing about a request asks for more than the file. */
function isPlain({ method, headers }: IncomingMessage): boolean {
  return (
    method === "GET" &&
    headers["if-none-match"] === undefined &&
    headers["content-length"] === undefined &&
    headers["transfer-encoding"] === undefined &&
    headers.expect === undefined &&
    headers.upgrade === undefined
  );
}

/** Whether a page in English is what is shown: no other language is remembered, none asked for. */
function isInEnglish(config: Config, { headers }: IncomingMessage): boolean {
  if (config.languages.length === 1) return true;
  if (headers.cookie?.includes("language=")) return false;
  const asked = askedLanguage(config, headers["accept-language"]);
  return asked === undefined || asked === firstLanguage;
}
