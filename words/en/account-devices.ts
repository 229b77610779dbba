/** On account settings: where somebody is logged in. */
export const accountDevicesWords = {
  lead: "We do not store where a device is, so we cannot show a place. Go by the device and the time.",
  device: {
    known: "{browser} on {system}",
    browser: "{browser} on a device that we do not know",
    system: "A browser on {system}",
    unknown: "A device that we do not know",
  },
  thisDevice: "This device",
  loggedIn: {
    password: "Logged in {moment} with your password",
    "password-and-code": "Logged in {moment} with your password and a code",
    "password-and-recovery-code": "Logged in {moment} with your password and a recovery code",
    passkey: "Logged in {moment} with a passkey",
  },
  keptUntil: "Stays signed in until {moment} at most.",
  nowhereElse: "You are logged in nowhere else.",
  signOut: "Sign out",
  signOutNamed: "Sign out: {device}",
  everywhere: "Sign out everywhere",
  signedOut: "{device} is signed out.",
  signedOutMore:
    "We no longer know it, and have told products that can end a single login. To be sure of all products, sign out everywhere.",
  everywhereDone: "You are signed out everywhere else.",
  everywhereMore: "This page stays open. Your products ask you to log in again.",
} as const;
