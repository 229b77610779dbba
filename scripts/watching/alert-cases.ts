/** Series by name and labels, with values as promtool writes them: `0+10x60` grows by 10 a minute for an hour. */
type Series = Readonly<Record<string, string>>;

/** Series that make an alert fire within the hour, and similar ones that must not. */
interface AlertCase {
  fires: Series;
  quiet: Series | readonly Series[];
}

const own = '{job="frontdoor",instance="a"}';
const durations = "frontdoor_http_request_duration_seconds";
const alert = (code: string) => `frontdoor_alerts_total{code="${code}"}`;
const logins = (outcome: string) => `frontdoor_logins_total{realm="practice",outcome="${outcome}"}`;
const watched = (series: string, fires: string, quiet: string): AlertCase => ({
  fires: { [series]: fires },
  quiet: { [series]: quiet },
});
const grows = (code: string, fires: string, quiet: string) => watched(alert(code), fires, quiet);
const slow = (isSlow: boolean): Series => ({
  [`${durations}_bucket{route="/api/practice/security/auth",le="1"}`]: isSlow ? "0x60" : "0+60x60",
  [`${durations}_bucket{route="/api/practice/security/auth",le="2.5"}`]: "0+60x60",
  [`${durations}_bucket{route="/api/practice/security/auth",le="+Inf"}`]: "0+60x60",
});

/** Each alert of deploy/prometheus/frontdoor.rules.yml, evaluated after 60 minutes with a value each minute. */
export const alertCases: Readonly<Record<string, AlertCase>> = {
  FrontdoorDown: watched(`up${own}`, "0x60", "1x59 0"),
  FrontdoorRestarts: watched(`process_start_time_seconds${own}`, "1+60x60", "1x40 2x19"),
  FrontdoorDatabaseAway: watched("frontdoor_database_up", "1x50 0x9", "1x20 0 1x38"),
  FrontdoorErrors: {
    fires: {
      [`${durations}_count{status="200"}`]: "0+90x60",
      [`${durations}_count{status="503"}`]: "0+10x60",
    },
    quiet: {
      [`${durations}_count{status="429"}`]: "0+99x60",
      [`${durations}_count{status="500"}`]: "0+1x60",
    },
  },
  FrontdoorUnforeseenError: grows("REQUEST_FAILED", "0x55 1x4", "7x60"),
  FrontdoorSlow: { fires: slow(true), quiet: slow(false) },
  FrontdoorEventLoopLate: watched(
    `nodejs_eventloop_lag_p99_seconds${own}`,
    "0.8x60",
    "0.02x57 0.8x2",
  ),
  FrontdoorHashQueue: watched("frontdoor_hasher_waiting", "40x60", "32x60"),
  FrontdoorFewDescriptorsLeft: {
    fires: { [`process_open_fds${own}`]: "900x60", [`process_max_fds${own}`]: "1024x60" },
    quiet: { [`process_open_fds${own}`]: "700x60", [`process_max_fds${own}`]: "1024x60" },
  },
  FrontdoorOutboxLate: watched("frontdoor_outbox_age_seconds", "0+60x60", "900x60"),
  FrontdoorMessagesFail: grows("MESSAGE_WAITS", "0+5x60", "0+1x60"),
  FrontdoorMessagesGivenUp: grows("MESSAGE_GIVEN_UP", "0x40 2x19", "2x60"),
  FrontdoorDeliveryRateFell: grows("DELIVERY_RATE_FELL", "0x40 2x19", "2x60"),
  FrontdoorSmsHeld: grows("SMS_HELD", "0x40 2x19", "2x60"),
  FrontdoorOutboxStuck: grows("OUTBOX_STUCK", "0+10x60", "0x58 5x1"),
  FrontdoorBackEndAway: grows("BACK_END_AWAY", "0+4x60", "0x58 3x1"),
  FrontdoorLockoutSurge: watched(logins("locked"), "0+20x60", "0+2x60"),
  FrontdoorWrongPasswords: {
    fires: { [logins("wrong")]: "0+90x60", [logins("success")]: "0+10x60" },
    quiet: { [logins("wrong")]: "0+90x60", [logins("success")]: "0+60x60" },
  },
  FrontdoorRefusalSurge: watched(
    'frontdoor_rate_limit_refusals_total{limit="signUpByAddress"}',
    "0+50x60",
    "0+20x60",
  ),
  FrontdoorDiskNearlyFull: {
    fires: { frontdoor_disk_free_bytes: "9x60", frontdoor_disk_size_bytes: "100x60" },
    quiet: { frontdoor_disk_free_bytes: "11x60", frontdoor_disk_size_bytes: "100x60" },
  },
  FrontdoorReplicaNotRead: {
    fires: {
      'frontdoor_replica_reads_total{from="primary"}': "0+120x60",
      'frontdoor_replica_reads_total{from="replica"}': "0x60",
    },
    quiet: [
      {
        'frontdoor_replica_reads_total{from="primary"}': "0+120x60",
        'frontdoor_replica_reads_total{from="replica"}': "0+120x60",
      },
      {
        'frontdoor_replica_reads_total{from="primary"}': "0+2x60",
        'frontdoor_replica_reads_total{from="replica"}': "0x60",
      },
    ],
  },
  FrontdoorBackupOld: watched("frontdoor_backup_timestamp_seconds", "-180000x60", "-160000x60"),
  FrontdoorBackupNotNoted: {
    fires: { [`up${own}`]: "1x60" },
    quiet: [
      { [`up${own}`]: "1x60", frontdoor_backup_timestamp_seconds: "-160000x60" },
      { [`up${own}`]: "0x60" },
    ],
  },
  FrontdoorAuditNotSigned: watched(
    'frontdoor_maintenance_done_timestamp_seconds{task="sign-audit"}',
    "2400x60",
    "3000x60",
  ),
  FrontdoorAuditTamperedWith: grows("AUDIT_MARK_MISSING", "1x60", "0x60"),
  FrontdoorInstallationKeyUsed: grows("INSTALLATION_KEY_USED", "0x50 1x9", "1x60"),
  FrontdoorMaintenanceFails: grows("MAINTENANCE_FAILED", "0+1x60", "0x50 3x9"),
  FrontdoorKeyNotMoved: grows("ACCOUNT_NOT_MOVED", "1x60", "0x60"),
};

const isFiring = (name: string) => `count(ALERTS{alertname="${name}",alertstate="firing"})`;

/**
 * The cases of an alert as a file for `promtool test rules`, which accepts JSON, since JSON is valid YAML.
 * @param rules the file that has the alert's rule
 */
export function promtoolTests(name: string, rules: string): string {
  const one = (series: Series, samples: readonly object[]) => ({
    interval: "1m",
    input_series: Object.entries(series).map(([key, values]) => ({ series: key, values })),
    promql_expr_test: [{ expr: isFiring(name), eval_time: "60m", exp_samples: samples }],
  });
  const { fires, quiet } = alertCases[name] ?? { fires: {}, quiet: [] };
  const tests = [
    one(fires, [{ labels: "{}", value: 1 }]),
    ...[quiet].flat().map((series) => one(series, [])),
  ];
  return JSON.stringify({ rule_files: [rules], evaluation_interval: "1m", tests });
}
