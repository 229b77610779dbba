import type { Measure } from "@frontdoor/contract/statistics.ts";
import type { ColumnType } from "kysely";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    daily_statistics: {
      /** `YYYY-MM-DD` in the time of South Africa. */
      day: string;
      /** `accounts` is how many there are, counted once a day; the others are how often something happened. */
      measure: Measure | "accounts";
      product: string;
      /** Empty where roles are not counted. */
      role: string;
      value: string;
      count: ColumnType<number, number, number>;
    };
  }
}
