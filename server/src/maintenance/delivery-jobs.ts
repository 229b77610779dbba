import type { AlertLog } from "../platform/log.ts";
import { deliveryRates, fallenProviders } from "../platform/outbox/delivery-rates.ts";
import { raiseAlert } from "../platform/raise-alert.ts";
import type { MaintenanceJob } from "../platform/scheduler.ts";

/** Logs providers whose messages arrive less often than on the day before. */
export const watchDeliveries = (log: AlertLog): MaintenanceJob => ({
  name: "watch-deliveries",
  everySeconds: 600,
  async run({ kysely }, now) {
    const fallen = fallenProviders(await deliveryRates(kysely, now));
    for (const { provider, rate, before } of fallen) {
      const shares = { rate: Number(rate.toFixed(2)), before: Number(before.toFixed(2)) };
      raiseAlert(log, "DELIVERY_RATE_FELL", { provider, ...shares });
    }
    return fallen.length;
  },
});
