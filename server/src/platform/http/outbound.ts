import { type LookupAddress, lookup } from "node:dns";
import type { RequestOptions } from "node:http";
import { isIP } from "node:net";
import { promisify } from "node:util";
import ipaddr from "ipaddr.js";
import { TransportAway } from "../mail/message.ts";
import { listOfNetworks } from "./networks.ts";
import { http, https } from "./node-http.ts";

/** The private networks that typed addresses may lead to, such as `10.20.0.0/16`. */
export type OutboundNetworks = readonly string[];

/** The address leads to this machine, to a private network or to none: nothing was sent there (SEC-G7). */
export class AddressNotPublic extends Error {
  override name = "AddressNotPublic";
  readonly code = "ADDRESS_NOT_PUBLIC";
  constructor(host: string) {
    super(`${host} is no public address, and WEBHOOK_NETWORKS does not name its network.`);
  }
}

interface Post {
  headers: Record<string, string>;
  body: string;
  timeoutMilliseconds: number;
}

/**
 * Posts to an address that somebody typed, once. The connection is made to the address that was checked, so that a
 * name cannot lead elsewhere at a second look-up; no redirect is followed, and the answer's body is not read (SEC-G7).
 * @returns the status
 * @throws AddressNotPublic where the address leads inside; TransportAway where its name cannot be looked up now; Error
 *   where nobody answered in time
 */
export function postOutside(
  address: string,
  networks: OutboundNetworks,
  { headers, body, timeoutMilliseconds }: Post,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = begin(address, networks, {
      method: "POST",
      headers: { ...headers, "Content-Length": String(Buffer.byteLength(body)) },
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    request.on("error", reject);
    request.on("response", (response) => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    request.end(body);
  });
}

/** The most that is read of a response. */
const mostBytes = 256 * 1_024;

/**
 * Gets what an address holds that somebody typed, once, as `postOutside` posts to it: no redirect is followed.
 * @param signal ends a request that takes too long
 * @throws AddressNotPublic where the address leads inside; Error where nobody answered, with anything but 200, or with
 *   more than 256 KiB
 */
export function getOutside(
  address: string,
  networks: OutboundNetworks,
  signal: AbortSignal | null = AbortSignal.timeout(5_000),
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const headers = { Accept: "application/json" };
    const request = begin(address, networks, { headers, ...(signal !== null && { signal }) });
    request.on("error", reject);
    request.on("response", (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on("data", (chunk: Buffer) => {
        size += chunk.length;
        if (size > mostBytes) response.destroy(new Error("The answer is too long."));
        else chunks.push(chunk);
      });
      response.on("error", reject);
      response.on("end", () => {
        // The other side's caching headers are dropped: a key that it withdrew must not stay valid.
        if (response.statusCode === 200) resolve(new Response(Buffer.concat(chunks)));
        else reject(new Error(`The address answered ${response.statusCode}.`));
      });
    });
    request.end();
  });
}

/** @throws AddressNotPublic where the address itself is not public; a name is checked when it is resolved */
function begin(address: string, networks: OutboundNetworks, options: RequestOptions) {
  const url = new URL(address);
  const isAllowed = allowedBy(networks);
  const host = hostOf(url);
  if (isIP(host) !== 0 && !isAllowed(host)) throw new AddressNotPublic(host);
  const { request } = url.protocol === "https:" ? https : http;
  return request(url, { ...options, agent: false, lookup: checkedLookup(isAllowed) });
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, "");

/** Whether a typed address leads into our network; a name that cannot be resolved yet does not. */
export async function leadsInside(address: string, networks: OutboundNetworks): Promise<boolean> {
  const host = hostOf(new URL(address));
  const isAllowed = allowedBy(networks);
  if (isIP(host) !== 0) return !isAllowed(host);
  return addressesOf(host).then(
    (found) => !found.some(({ address }) => isAllowed(address)),
    () => false,
  );
}

type IsAllowed = (address: string) => boolean;

function allowedBy(networks: OutboundNetworks): IsAllowed {
  const own = listOfNetworks(networks);
  return (address) => {
    const plain = ipaddr.process(address);
    return isPublic(plain) || own.check(plain.toString(), plain.kind());
  };
}

/** The only public range of IPv6 (IANA); outside of it `::7f00:1`, for example, contains an IPv4 address. */
const publicVersion6 = ipaddr.IPv6.parseCIDR("2000::/3");

function isPublic(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address.range() !== "unicast") return false;
  return address instanceof ipaddr.IPv4 || address.match(publicVersion6);
}

/** Resolves a name to those of its addresses that are allowed. */
function checkedLookup(isAllowed: IsAllowed): NonNullable<RequestOptions["lookup"]> {
  return (host, { all }, callback) =>
    void addressesOf(host).then(
      (found) => {
        const allowed = found.filter(({ address }) => isAllowed(address));
        const [first] = allowed;
        if (first === undefined) callback(new AddressNotPublic(host), "", 0);
        else if (all) callback(null, allowed);
        else callback(null, first.address, first.family);
      },
      (error) => callback(error, "", 0),
    );
}

/**
 * The most names that are looked up at once. A look-up holds one of the process's threads for as long as the name's
 * server is silent, and nothing ends it: without a limit the database's name would wait behind names that others typed.
 */
const mostLookups = 8;
const lookups = new Map<string, Promise<LookupAddress[]>>();
const lookUp = promisify(lookup);

/** @throws TransportAway while too many are under way: the post waits, and no try is counted */
async function addressesOf(host: string): Promise<LookupAddress[]> {
  const underWay = lookups.get(host);
  if (underWay !== undefined) return underWay;
  if (lookups.size >= mostLookups) throw new TransportAway("LOOKUPS_BUSY");
  const found = lookUp(host, { all: true }).finally(() => lookups.delete(host));
  lookups.set(host, found);
  return found;
}
