/** The key by which a person's rows of a table are found. */
export type PersonKey = "account" | "username-index" | "email-index";

interface KeptTable {
  /** The columns that identify the person, with the key of each; a row belongs to the person if one matches. */
  by: Readonly<Record<string, PersonKey>>;
  /** Columns that are never shown: hashes, keyed indexes, and what only the server may decrypt. */
  hidden?: readonly string[];
  /**
   * The JSON columns, and which of their keys are shown. An unlisted key is hidden and fails the test that writes it.
   */
  inside?: Readonly<Record<string, Readonly<Record<string, "shown" | "hidden">>>>;
}

/**
 * Every table that holds something about a person. A test holds it to docs/data-classification.md: each column is
 * shown, hidden by name, or in a table that is about nobody.
 */
export const keptTables: Readonly<Record<string, KeptTable>> = {
  accounts: {
    by: { id: "account" },
    hidden: ["username_index", "email_index", "password_hash", "passkey_handle"],
  },
  identity_documents: { by: { account_id: "account" }, hidden: ["number_index"] },
  account_suspensions: { by: { account_id: "account" }, hidden: ["password_hash"] },
  account_notes: { by: { account_id: "account" }, hidden: ["written_by"] },
  account_imports: { by: { account_id: "account" }, hidden: ["file_hash", "fingerprint"] },
  practice_profiles: { by: { account_id: "account" } },
  academic_profiles: { by: { account_id: "account" } },
  pending_registrations: {
    by: { username_index: "username-index" },
    hidden: ["username_index", "profile_sealed", "password_hash", "device_hash"],
  },
  hod_links: { by: { supervisor_id: "account", hod_id: "account" } },
  invites: {
    by: { used_by: "account", email_index: "email-index" },
    hidden: ["email_index", "nonce", "code_hash"],
  },
  email_changes: { by: { account_id: "account" } },
  number_changes: { by: { account_id: "account" }, hidden: ["nonce"] },
  unreachable_addresses: { by: { account_id: "account" }, hidden: ["address_hash"] },
  passkeys: { by: { account_id: "account" }, hidden: ["credential_id", "public_key"] },
  second_steps: { by: { account_id: "account" }, hidden: ["app_key_sealed"] },
  second_step_setups: { by: { account_id: "account" }, hidden: ["app_key_sealed"] },
  recovery_codes: { by: { account_id: "account" }, hidden: ["code_hash"] },
  remembered_devices: { by: { account_id: "account" }, hidden: ["device_hash"] },
  login_devices: { by: { account_id: "account" }, hidden: ["device_hash"] },
  known_devices: {
    by: { username_index: "username-index" },
    hidden: ["username_index", "device_hash"],
  },
  login_counters: {
    by: { username_index: "username-index" },
    hidden: ["username_index", "client"],
  },
  account_sessions: { by: { account_id: "account" }, hidden: ["id_hash", "device_hash"] },
  openid_artifacts: {
    by: { account_id: "account" },
    hidden: ["id_hash", "sealed", "grant_hash", "device_hash"],
  },
  one_time_codes: {
    by: { username_index: "username-index" },
    hidden: ["username_index", "nonce", "code_hash"],
  },
  tokens: {
    by: { subject_id: "account" },
    hidden: ["nonce", "token_hash"],
    inside: {
      // Hashes, and ids of a login that is under way.
      data: {
        address: "hidden",
        askedBy: "shown",
        browser: "shown",
        change: "shown",
        device: "hidden",
        interaction: "hidden",
        inviteId: "shown",
        isAsked: "shown",
        isSettled: "shown",
        name: "shown",
        product: "shown",
        reason: "shown",
        session: "hidden",
        state: "hidden",
        system: "shown",
        target: "shown",
        thing: "shown",
        tries: "shown",
        wantsToStay: "shown",
        way: "shown",
        worksUntil: "shown",
      },
    },
  },
  product_events: { by: { subject_id: "account" } },
  audit_events: {
    by: { subject_id: "account" },
    inside: {
      // The network of another person's action is never shown.
      details: {
        approval: "shown",
        ticket: "shown",
        askedBy: "shown",
        because: "shown",
        by: "shown",
        change: "shown",
        chosenBy: "shown",
        clientId: "shown",
        endsAt: "shown",
        from: "hidden",
        inviteId: "shown",
        isDisabled: "shown",
        isKnownDevice: "shown",
        kept: "shown",
        hodId: "shown",
        link: "shown",
        mail: "shown",
        reason: "shown",
        registrationId: "shown",
        requestId: "shown",
        role: "shown",
        shown: "shown",
        thing: "shown",
        through: "shown",
        wasSuspended: "shown",
        way: "shown",
      },
    },
  },
};

/** The tables that hold nothing that could be found for a person, each with its reason. */
export const tablesAboutNobody: Readonly<Record<string, string>> = {
  settings: "The installation's own.",
  spent_proofs: "Proofs of work name nobody.",
  used_challenges: "Challenges name nobody.",
  idempotency_keys: "Found by a key of the browser alone, kept for a day.",
  audit_seals: "The chain over the audit.",
  audit_unsealed: "The chain over the audit.",
  daily_statistics: "Counts of days, about nobody.",
  budget_windows: "Counts under keyed hashes, kept for two days.",
  outbox:
    "Ids of what is told elsewhere, and an address to which a link was asked for, encrypted; kept for a week.",
  early_receipts: "Numbers of messages, kept for a day.",
  captured_messages: "In a demonstration alone, where anybody reads them.",
  staff: "Who works here.",
  staff_keys: "Of who works here.",
  staff_logins: "Of who works here.",
  staff_recovery_codes: "Of who works here.",
  staff_passkeys: "Of who works here.",
  staff_tokens: "Of who works here.",
  staff_sessions: "Of who works here.",
  approvals: "What staff asks of staff; emptied once it is decided.",
  product_keys: "The products'.",
  product_scopes: "The products'.",
  openid_clients: "The products'.",
  openid_client_secrets: "The products'.",
  openid_apis: "The products'.",
  openid_signing_keys: "Of the installation.",
  lookup_items: "Lists of forms.",
  practices: "Practices that are public.",
  leads: "Sent without an account: whoever writes to us is told.",
  product_event_acknowledgements: "What a product has read.",
  webhooks: "The products'.",
  webhook_deliveries: "What a product was sent.",
};
