import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";

/** Names of nobody (RFC 2606), for which a machine's name server may have any answer, or none for seconds. */
const ofNobody = /\.(?:example|invalid|test)$/;
const { lookup } = dns;

/** Says at once that nobody has such a name: every webhook of a test is looked up. */
function lookupInTests(host: string, ...rest: unknown[]): void {
  if (ofNobody.test(host)) {
    const error = Object.assign(new Error(`ENOTFOUND ${host}`), { code: "ENOTFOUND" });
    process.nextTick(rest.at(-1) as (error: Error) => void, error);
  } else {
    Reflect.apply(lookup, dns, [host, ...rest]);
  }
}

// Once in a process, which runs many files.
if (lookup.name !== lookupInTests.name) {
  dns.lookup = lookupInTests as typeof lookup;
  syncBuiltinESMExports();
}
