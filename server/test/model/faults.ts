import { sql } from "kysely";
import type { TestServer } from "../test-server.ts";
import type { Fault } from "./world.ts";

/**
 * A fault beneath the server: a trigger changes what one table keeps, whichever process writes it.
 * @param work PL/pgSQL that changes `new`, or returns what is kept in its place
 */
function kept(
  table: string,
  when: "insert" | "update" | "insert or update" | "delete",
  work: string,
): Fault {
  const last = when === "delete" ? "old" : "new";
  return {
    async plant({ database }: TestServer) {
      await sql
        .raw(
          `create function planted() returns trigger language plpgsql as $$ begin ${work}; return ${last}; end $$;
           create trigger planted before ${when} on ${table} for each row execute function planted();`,
        )
        .execute(database.kysely);
    },
  };
}

const forgetReply = `create function planted() returns trigger language plpgsql as $$
  begin delete from idempotency_keys where key_hash = new.key_hash; return null; end $$;
  create trigger planted after update on idempotency_keys for each row execute function planted();`;

/** What a model of accounts must notice, by the row of docs/specification/security-rows.md that each breaks. */
export const faults = {
  "[SEC-A4] failures that no success and no reset clears": kept(
    "login_counters",
    "delete",
    "return null",
  ),
  "[SEC-A4] a lock that ends a minute too early": kept(
    "login_counters",
    "insert or update",
    "new.locked_until := new.locked_until - interval '1 minute'",
  ),
  "[SEC-A4] a lock that the last failure does not make": kept(
    "login_counters",
    "insert or update",
    "new.total := least(new.total, 99)",
  ),
  "[SEC-A5] strangers who lock a known device out": kept("known_devices", "insert", "return null"),
  "[SEC-A7] warnings as often as there is a reason": kept(
    "budget_windows",
    "insert or update",
    "if new.name = 'warningByAccount' then new.used := 1; end if",
  ),
  "[SEC-C3] a reset link that lives a day": kept(
    "tokens",
    "insert",
    "if new.purpose = 'password-reset' then new.expires_at := new.expires_at + interval '1 day'; end if",
  ),
  "[SEC-C4] a reset link that can be used twice": kept(
    "tokens",
    "update",
    "if new.purpose = 'password-reset' then return old; end if",
  ),
  "[SEC-C5] wrong one-time passwords that nobody counts": kept(
    "one_time_codes",
    "update",
    "new.tries := 0",
  ),
  "[SEC-C5] a one-time password that lives an hour": kept(
    "one_time_codes",
    "insert or update",
    "if new.used_at is null then new.expires_at := new.created_at + interval '1 hour'; end if",
  ),
  "[SEC-C8] a reset that leaves what was handed out": kept(
    "tokens",
    "update",
    "new.revoked_at := null",
  ),
  "[SEC-C9] a new password that nobody is told of": kept(
    "outbox",
    "insert",
    "if new.kind like '%.password-changed-mail' then return null; end if",
  ),
  "[SEC-D6] an invite that can be used twice": kept(
    "invites",
    "update",
    "if new.status in ('ACCEPTED', 'REGISTERED') then return old; end if",
  ),
  "[SEC-D7] a revoked invite that can be used": kept(
    "invites",
    "update",
    "if new.status = 'REVOKED' then return old; end if",
  ),
  "[SEC-D7] an invite that lives a year": kept(
    "invites",
    "insert",
    "new.expires_at := new.expires_at + interval '1 year'",
  ),
  "[SEC-E7] an archived account that keeps its password": kept(
    "accounts",
    "update",
    "if new.status = 'archived' then new.password_hash := old.password_hash; end if",
  ),
  "[SEC-F2] an answer that is forgotten at once": {
    plant: async ({ database }) => {
      await sql.raw(forgetReply).execute(database.kysely);
    },
  },
  "[SEC-F12] a process whose clock is a quarter of an hour ahead": {
    secondClock: (time) => ({
      ...time,
      clock: () => new Date(time.clock().getTime() + 15 * 60_000),
    }),
  },
  "[SEC-H5] a reset that the audit does not tell of": kept(
    "audit_events",
    "insert",
    "if new.kind = 'password-reset' then return null; end if",
  ),
} satisfies Record<string, Fault>;
