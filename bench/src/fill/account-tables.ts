import type { Pattern } from "./pattern.ts";
import {
  bytesOf,
  firstName,
  idAt,
  keyedIndex,
  momentAt,
  pick,
  type Span,
  someEncrypted,
  someIndex,
  surname,
} from "./words.ts";

const accountSpan = (accounts: number): Span => ({
  total: accounts,
  fromDays: 700,
  untilDays: 1,
});

export const accountId = (n: string, accounts: number) => idAt("account", n, accountSpan(accounts));
/**
 * Three of five accounts are of practices. Of 1,000 pairs of academic accounts one is head of department, 99
 * supervise.
 */
const realm = "case when n % 5 < 3 then 'practice' else 'academic' end";
const type = `case when n % 5 < 3 then 'HCP' when n / 5 % 1000 = 0 then 'HOD'
  when n / 5 % 1000 < 100 then 'SUPERVISOR' when n / 5 % 1000 < 400 then 'HCP' else 'TRAINEE' end`;
const isArchived = "n % 200 = 7";

/** Selects a share of the accounts, the same ones each time. */
const some = (share: number, among = "true") =>
  `from accounts where ${among} and abs(hashtext(id::text)) % 1000 < ${share * 1000}`;

/** The statement that makes the accounts themselves. */
export const accountsNumbered = ({
  accounts: total,
  indexKey,
  passwordHash,
  termsVersion,
}: Pattern) => `
  insert into accounts (id, realm, status, type, username, username_index, email, email_index, name, surname,
    cell_number, password_hash, password_changed_at, terms_version, terms_accepted_at, created_at, updated_at,
    archived_at, retain_until, email_proven_at, number_confirmed_at, language)
  select id, realm, case when ${isArchived} then 'archived' else 'active' end, ${type}, username,
    ${keyedIndex(indexKey, "'username:' || realm", "username")}, email,
    ${keyedIndex(indexKey, "'email:' || realm", "email")}, name, surname,
    '+2782' || lpad((n % 10000000)::text, 7, '0'),
    case when not ${isArchived} then '${passwordHash}' end, at, '${termsVersion}', at, at, at,
    case when ${isArchived} then now() end, case when ${isArchived} then now() + interval '6 years' end,
    at, null, 'en'
  from (
    select *, case when realm = 'practice' and n % 2 = 0 then 'user-' || n else email end as username
    from (
      select *, lower(name || '.' || surname) || n || '@example.org' as email from (
        select n, ${accountId("n", total)} as id, ${momentAt("n", accountSpan(total))} as at,
          ${realm} as realm, ${firstName("n")} as name, ${surname("n")} as surname
        from generate_series(1::bigint, ${total}) as n offset 0) as person offset 0) as addressed
    offset 0) as named`;

/** Statements by the tables that they fill with rows that belong to one account each, in the order of the accounts. */
export function accountTables({ keyId }: Pattern): Readonly<Record<string, string>> {
  return {
    identity_documents: `
      insert into identity_documents (account_id, identity_type, number_sealed, number_index)
      select id, 'IDDOC', ${someEncrypted(keyId, "id")}, ${someIndex("identity", "id")} ${some(0.9)}`,
    practice_profiles: `
      insert into practice_profiles (account_id, practice_number, practice_phone, discipline_id, speciality_id,
        role_id, hpcsa_number)
      select id, lpad((abs(hashtext(id::text)) % 10000000)::text, 7, '0'), '+27215550123', 'general-practice',
        'general-practice', 'general-practitioner', 'MP0123456' ${some(1, "realm = 'practice'")}`,
    academic_profiles: `
      insert into academic_profiles (account_id, discipline_id, speciality_id, grade_id, hpcsa_number,
        training_institution_id)
      select id, 'anaesthetics', 'anaesthetics', 'registrar', 'MP0123456',
        ${pick(["ukzn-addington-hospital", "uct-groote-schuur-hospital"], "abs(hashtext(id::text))")}
      ${some(1, "realm = 'academic'")}`,
    known_devices: `
      insert into known_devices (realm, username_index, device_hash, last_used_at)
      select realm, username_index, ${bytesOf("device", "id")}, now() - interval '30 days' ${some(0.5)}`,
    login_devices: `
      insert into login_devices (id, account_id, device_hash, browser, system, way, last_login_at)
      select overlay(id::text placing '7999' from 15)::uuid, id, ${bytesOf("device", "id")}, 'Chrome',
        'Android', 'password', now() - interval '30 days' ${some(0.5)}`,
    login_counters: `
      insert into login_counters (realm, username_index, client, failures, total, locks, last_attempt_at)
      select realm, username_index, '', 1, 1, 0, now() - interval '5 days' ${some(0.02)}`,
    passkeys: `
      insert into passkeys (id, account_id, credential_id, public_key, counter, transports, label, created_at)
      select overlay(id::text placing '7998' from 15)::uuid, id, ${bytesOf("passkey", "id")},
        ${bytesOf("key", "id")}, 0, '[]', 'Phone', now() ${some(0.02)}`,
    account_sessions: `
      insert into account_sessions (id, id_hash, account_id, device_hash, way, proven_at, created_at,
        last_used_at, expires_at)
      select overlay(id::text placing '7997' from 15)::uuid, ${bytesOf("session", "id")}, id,
        ${bytesOf("device", "id")}, 'password', now(), now(), now(), now() + interval '8 hours' ${some(0.01)}`,
  };
}
