import type { Measure } from "@frontdoor/contract/statistics.ts";
import type { ColumnType } from "kysely";

export interface StatisticsTables {
  daily_statistics: {
    /** `YYYY-MM-DD` in the time of South Africa. */
    day: string;
    measure: Measure;
    product: string;
    /** Empty where it is not told. */
    role: string;
    value: string;
    count: ColumnType<number, number, number>;
  };
}

declare module "../../platform/database/tables.ts" {
  interface Tables extends StatisticsTables {}
}
