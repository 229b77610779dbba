import type { AccountSettings } from "../src/account/overview.ts";

/** An account at rest, as its own page is told of it. */
export const accountSettingsAtRest: AccountSettings = {
  product: "practice",
  name: "Thandi",
  surname: "Naidoo",
  place: [{ name: "Orthopaedic Surgeon" }, { name: "Orthopaedics" }],
  numbers: {
    hpcsa: "MP 0•••••7",
    practice: "0•••••2",
    identity: { type: "IDDOC", end: "083" },
  },
  username: "tnaidoo",
  isUsernameEmail: false,
  productUrl: "https://app.example.org/",
  passwordChangedAt: "2026-03-14T08:00:00.000Z",
  passkeys: [],
  secondStep: {
    policy: "optional",
    since: null,
    recoveryCodesLeft: 0,
    rememberedDevices: 0,
    rememberedUntil: null,
    endsAt: null,
  },
  email: {
    address: "t.naidoo@naidoo-ortho.example",
    provenAt: "2026-02-03T08:00:00.000Z",
    refusedAt: null,
    change: null,
    unreachable: null,
  },
  cellNumber: {
    number: "082 000 0147",
    confirmedAt: "2026-02-03T08:00:00.000Z",
    waiting: null,
    codeWay: null,
    unreachable: null,
  },
  language: "en",
  languages: [
    { code: "en", name: "English" },
    { code: "af", name: "Afrikaans" },
  ],
  devices: [
    {
      id: "this-device",
      browser: "Chrome",
      system: "Windows",
      lastLoginAt: "2025-11-22T05:42:00.000Z",
      way: "passkey",
      isThis: true,
      keptUntil: null,
    },
    {
      id: "phone",
      browser: "Safari",
      system: "iPhone",
      lastLoginAt: "2025-11-20T10:55:00.000Z",
      way: "password-and-code",
      isThis: false,
      keptUntil: null,
    },
  ],
  lockedUntil: null,
  proof: { until: null, ways: ["password"], currentPasswordNeeded: true },
};
