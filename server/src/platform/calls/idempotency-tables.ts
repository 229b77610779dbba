declare module "../database/tables.ts" {
  interface Tables {
    idempotency_keys: {
      /** SHA-256 of call, actor and the client's key. */
      key_hash: Buffer;
      body_hash: string;
      /** Null only inside the transaction that does the work. */
      status: number | null;
      /** The reply's JSON, encrypted: it may hold a hand-off code. */
      reply: string | null;
      created_at: Date;
    };
  }
}
