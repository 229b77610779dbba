import { availableParallelism } from "node:os";
import { issuerOf } from "@frontdoor/contract/products/openid.ts";
import { forEachName, loginProducts } from "@frontdoor/contract/products.ts";
import type { Config } from "../config/config.ts";
import { mailSettings } from "../config/mail-settings.ts";
import { type LookupRow, seedLookups } from "../directory/seed/seed-lookups.ts";
import { createHandOffs } from "../identity/hand-off/hand-off.ts";
import { createLockout } from "../identity/lockout/lockout.ts";
import {
  createPasswordPolicy,
  loadCommonPasswords,
} from "../identity/passwords/password-policy.ts";
import { createCapture } from "../operations/inbox/capture.ts";
import { markAudit } from "../platform/audit/audit-mark.ts";
import { type Clock, systemClock } from "../platform/clock.ts";
import type { Database } from "../platform/database/database.ts";
import { migrate } from "../platform/database/migrate.ts";
import { takesWeakHashes } from "../platform/hashing/foreign/foreign-cost.ts";
import { createPasswordHasher, type PasswordHasher } from "../platform/hashing/hashing.ts";
import { createResponseCache } from "../platform/http/response-cache.ts";
import { checkMasterKey } from "../platform/keys/check-key.ts";
import type { Keys } from "../platform/keys/keys.ts";
import { loadKeys } from "../platform/keys/load-keys.ts";
import type { Log } from "../platform/log.ts";
import { bounceAddress } from "../platform/mail/bounce-address.ts";
import { type Transport, TransportAway, type Transports } from "../platform/mail/message.ts";
import { createSmtpTransport } from "../platform/mail/smtp-transport.ts";
import { createMetrics } from "../platform/metrics/metrics.ts";
import type { Effort } from "../platform/proof-of-work/effort.ts";
import { createProofOfWork } from "../platform/proof-of-work/proof-of-work.ts";
import { limitsWith } from "../platform/rate-limits/limits.ts";
import { withFallback } from "../platform/sms/fallback.ts";
import { type SmsLimitDeps, withSmsLimits } from "../platform/sms/sms-limits.ts";
import { createSmsTransport } from "../platform/sms/sms-transport.ts";
import { withWhatsApp } from "../platform/sms/whatsapp-way.ts";
import { openAwaitedDatabase } from "./await-database.ts";

/** The dependencies of every part of the server. */
export type Services = Awaited<ReturnType<typeof openServices>>;

/** Dependencies that the caller provides, in place of the configured ones. */
interface Given {
  clock?: Clock;
  database?: Database;
  keys?: Keys;
  /** The content of the seed files. */
  lookups?: readonly LookupRow[];
  hasher?: PasswordHasher;
  transports?: Transports;
  /** The proof of work that a registration beyond the limit needs. */
  signUpEffort?: Effort;
}

/** Passwords that may wait for a free core before the server says that it is busy (SEC-A12). */
const hasherQueueLimit = 64;

/**
 * Opens the database, migrates it and builds the platform on it.
 * @param given used as it is; the database is closed with the rest
 * @throws Error in one line when the data folder is in use, a key is missing or a limit is wrong
 */
export async function openServices(config: Config, log: Log, given: Given = {}) {
  const { clock = systemClock, keys = loadKeys(config) } = given;
  const limits = limitsWith(config.limits, config.networks);
  const database = given.database ?? (await openAwaitedDatabase(config, log));
  await migrate(database);
  await checkMasterKey(database, keys);
  await markAudit(database, { keys, clock, log });
  await seedLookups(database, given.lookups);
  const hasher = given.hasher ?? openHasher(config, keys, clock);
  const { transports, close }: { transports: Transports; close(): void } = given.transports
    ? { transports: given.transports, close() {} }
    : openTransports(config, { database, clock, keys, limits, log });
  return {
    config,
    log,
    clock,
    database,
    keys,
    limits,
    hasher,
    lockout: createLockout({ clock, limits: limits.lockout }),
    handOffs: createHandOffs({
      keys,
      clock,
      startUrls: forEachName(loginProducts, (product) => config.products[product].startUrl),
      issuer: config.openid ? issuerOf(config.publicUrl) : null,
    }),
    passwordPolicy: createPasswordPolicy(config.commonPasswords ? loadCommonPasswords() : null),
    proofOfWork: createProofOfWork({ keys, clock, database, effort: given.signUpEffort }),
    metrics: createMetrics({ database, hasher, clock, dataDir: config.dataDir }),
    /** Shared by all listeners: a list that is changed at one is new at the other at once. */
    responseCache: createResponseCache(clock),
    transports,
    async close() {
      close();
      await database.close();
    },
  };
}

/** A process hashes no more at once: each hash takes the memory that it costs, and a machine may have many cores. */
const mostHashesAtOnce = 4;

function openHasher(config: Config, keys: Keys, clock: Clock): PasswordHasher {
  const cores = Math.min(availableParallelism(), mostHashesAtOnce);
  const takesWeak = () => takesWeakHashes(config, clock());
  const settings = { keys, ...config.argon2, cores, queueLimit: hasherQueueLimit };
  return createPasswordHasher({ ...settings, takesWeak });
}

/**
 * Mail and SMS go by the configured transports. Without a transport a demonstration captures messages. Elsewhere they wait
 * in the outbox, which holds only ids, because a captured mail would hold its link.
 */
function openTransports(config: Config, deps: Omit<SmsLimitDeps, "countries">) {
  const capture = createCapture(deps.database, deps.clock);
  const { mailBounceAddress: bounces } = config;
  const withoutWayOut = config.captures ? capture : sendNothing;
  const mail =
    config.smtpUrl === null
      ? { send: withoutWayOut, close() {} }
      : createSmtpTransport({
          ...mailSettings(config.smtpUrl, config),
          ...(bounces !== null && {
            bouncesTo: (id) => bounceAddress(bounces, deps.keys, id),
          }),
        });
  const sms = config.sms === null ? withoutWayOut : openSms(config.sms, config.whatsapp, deps);
  return { transports: { email: mail.send, sms }, close: mail.close };
}

function openSms(
  { fallback, countries, ...first }: NonNullable<Config["sms"]>,
  whatsapp: Config["whatsapp"],
  deps: Omit<SmsLimitDeps, "countries">,
): Transport {
  const transport = createSmsTransport(first);
  const sent =
    fallback === null
      ? transport
      : withFallback(transport, createSmsTransport(fallback), deps.clock);
  const either = withWhatsApp(sent, whatsapp && createSmsTransport(whatsapp));
  return withSmsLimits(either, { ...deps, countries });
}

/** No attempt counts, so that the messages are sent once a transport is configured. */
async function sendNothing(): Promise<never> {
  throw new TransportAway("NOT_CONFIGURED");
}
