import { practicesNumbered } from "../filled-practices.ts";
import { accountId } from "./account-tables.ts";
import type { Pattern } from "./pattern.ts";
import {
  bytesOf,
  firstName,
  idAt,
  momentAt,
  type Span,
  someEncrypted,
  someIndex,
  someNonce,
  surname,
} from "./words.ts";

const eventSpan = (total: number): Span => ({ total, fromDays: 700, untilDays: 0.5 });

/** The id of an account that existed when row `n` of `total` was created. */
const someAccount = (accounts: number, total: number) =>
  accountId(`1 + abs(hashint8(n)) % greatest(1, n * ${accounts} / ${total})`, accounts);

const anyAccount = (accounts: number) => accountId(`1 + abs(hashint8(n)) % ${accounts}`, accounts);

/** Mostly logins; of 1,000 events two are searches by staff and three are of rare kinds. */
const eventKind = `case n % 1000 when 1 then 'accounts-searched' when 2 then 'accounts-searched'
  when 3 then 'password-changed' when 4 then 'removal-requested' when 5 then 'account-locked'
  else case when n % 10 = 0 then 'registered' else 'logged-in' end end`;
const isOfStaff = "n % 1000 in (1, 2)";
const staffActor =
  "'staff:' || lpad((n / 1000 % 40)::text, 8, '0') || '-0000-7000-8000-000000000000'";

/** Statements by the tables that do not belong to accounts, or refer to them by the ids that `accountId` computes. */
export function otherTables({ accounts, keyId }: Pattern): Readonly<Record<string, string>> {
  const events = accounts * 2;
  const eventId = idAt("event", "n", eventSpan(events));
  const numbered = (share: number) => {
    const total = Math.max(10, Math.floor(accounts * share));
    const from = `from generate_series(1::bigint, ${total}) as n`;
    return {
      from,
      row: (kind: string, fromDays: number, untilDays = 0.1) => {
        const span = { total, fromDays, untilDays };
        return { id: idAt(kind, "n", span), at: momentAt("n", span) };
      },
    };
  };
  const [tenth, twentieth, fiftieth, hundredth] = [
    numbered(0.1),
    numbered(0.05),
    numbered(0.02),
    numbered(0.01),
  ];
  const [sent, waiting] = [tenth.row("message", 6.9), fiftieth.row("pending", 29)];
  const [token, event, lead] = [
    fiftieth.row("token", 0.9),
    twentieth.row("product-event", 80),
    hundredth.row("lead", 300),
  ];
  const invite = twentieth.row("invite", 300);
  const link = hundredth.row("hod-link", 600);
  return {
    audit_events: `insert into audit_events (id, at, kind, actor, subject_id, realm, details)
       select ${eventId}, ${momentAt("n", eventSpan(events))}, ${eventKind},
         case when ${isOfStaff} then ${staffActor} else subject::text end,
         case when ${isOfStaff} then null else subject::text end,
         case when ${isOfStaff} then null else 'practice' end,
         '{"way":"password","isKnownDevice":true}'::jsonb
       from (select n, ${someAccount(accounts, events)} as subject
         from generate_series(1::bigint, ${events}) as n offset 0) as happened`,
    audit_seals: `insert into audit_seals (position, event_id, event_at, event_hash, hash, key_id, mac)
       overriding system value
       select n, ${eventId}, ${momentAt("n", eventSpan(events))}, ${bytesOf("event", "n")},
         ${bytesOf("seal", "n")}, '${keyId}', ${bytesOf("mac", "n")}
       from generate_series(1::bigint, ${events}) as n`,
    practices: practicesNumbered(Math.floor(accounts / 10)),
    outbox: `insert into outbox (id, kind, payload, state, attempts, available_at, created_at, done_at, last_error)
       select ${sent.id}, 'practice.welcome-mail', jsonb_build_object('accountId', ${anyAccount(accounts)}),
         case when n % 10000 = 0 then 'dead' else 'done' end, 1, ${sent.at}, ${sent.at},
         case when n % 10000 <> 0 then ${sent.at} end, case when n % 10000 = 0 then 'EDNS' end ${tenth.from}`,
    tokens: `insert into tokens (id, purpose, realm, subject_id, nonce, key_id, token_hash, token_epoch, data,
         created_at, expires_at)
       select ${token.id}, case n % 20 when 0 then 'account-removal' when 1 then 'password-reset'
           when 2 then 'email-verification' else 'hand-off' end, 'practice', ${anyAccount(accounts)}::text,
         ${someNonce()}, '${keyId}', ${bytesOf("token", "n")}, 1, '{}', ${token.at},
         now() + interval '6 hours' ${fiftieth.from}`,
    pending_registrations: `insert into pending_registrations (id, role, username_index, email, profile_sealed, password_hash,
         device_hash, terms_version, terms_accepted_at, created_at, expires_at, activated_at)
       select ${waiting.id}, 'TRAINEE', ${someIndex("pending", "n")}, 'waits-' || n || '@example.org',
         case when n % 2 = 0 then ${someEncrypted(keyId, "n")} end, case when n % 2 = 0 then 'x' end,
         ${bytesOf("device", "n")}, 'bench', ${waiting.at}, ${waiting.at}, now() + interval '9 days',
         case when n % 2 = 1 then ${waiting.at} end ${fiftieth.from}`,
    product_events: `insert into product_events (id, product, kind, subject_id, created_at)
       select ${event.id}, case n % 2 when 0 then 'practice' else 'academic' end, 'account-archived',
         ${anyAccount(accounts)}::text, ${event.at} ${twentieth.from}`,
    invites: `insert into invites (id, kind, status, email, email_index, name, role, practice_id, nonce, key_id,
         code_hash, token_epoch, created_by, created_at, expires_at, used_by, used_at, mailed)
       select ${invite.id}, 'practice', 'REGISTERED', 'invited-' || n || '@example.org',
         ${someIndex("invited", "n")}, ${firstName("n")} || ' ' || ${surname("n")}, 'HCP',
         (1 + abs(hashint8(n)) % ${Math.floor(accounts / 10)})::text, ${someNonce()}, '${keyId}',
         ${bytesOf("invite", "n")}, 1, 'practice', ${invite.at}, ${invite.at} + interval '7 days',
         ${anyAccount(accounts)}::text, ${invite.at}, true ${twentieth.from}`,
    leads: `insert into leads (id, origin, name, last_name, email, phone_number, marketing_consent, created_at)
       select ${lead.id}, 'practice', ${firstName("n")}, ${surname("n")}, 'lead-' || n || '@example.org',
         '+27821234567', false, ${lead.at} ${hundredth.from}`,
    hod_links: `insert into hod_links (id, supervisor_id, hod_id, status, created_at, confirmed_at)
       select ${link.id}, ${accountId(`5 * ((n / 99 * 1000 + 1 + n % 99) % ${accounts / 5 - 1}) + 3`, accounts)},
         ${accountId(`5000 * (n % ${Math.max(1, Math.floor(accounts / 5000))}) + 3`, accounts)}, 'confirmed',
         ${link.at}, ${link.at} ${hundredth.from}`,
    idempotency_keys: `insert into idempotency_keys (key_hash, body_hash, status, reply, created_at)
       select ${bytesOf("key", "n")}, ${someIndex("body", "n")}, 200, '{}', now() - interval '2 hours'
       ${fiftieth.from}`,
    budget_windows: `insert into budget_windows (name, key_index, window_minutes, started_at, used)
       select 'signUpByAddress', ${someIndex("address", "n")}, 60, now() - interval '20 minutes', 1
       ${fiftieth.from}`,
    openid_artifacts: `insert into openid_artifacts (model, id_hash, sealed, account_id, client_id, grant_hash, sid, expires_at)
       select 'RefreshToken', ${bytesOf("artifact", "n")}, ${someEncrypted(keyId, "n")},
         ${anyAccount(accounts)}::text, 'practice', ${bytesOf("grant", "n / 3")}, null,
         now() + interval '9 days' ${twentieth.from}`,
  };
}

/** Sets the sequence to the position of the next signature. */
export const signaturesContinue = (accounts: number) =>
  `select setval(pg_get_serial_sequence('audit_seals', 'position'), ${accounts * 2})`;
