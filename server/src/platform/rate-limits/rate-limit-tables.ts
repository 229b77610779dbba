declare module "../database/tables.ts" {
  interface Tables {
    budget_windows: {
      name: string;
      /** A keyed hash: never a name or an address. */
      key_index: string;
      window_minutes: number;
      started_at: Date;
      used: number;
    };
  }
}
