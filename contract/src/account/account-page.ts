/** The path of account settings, below a language. */
export const accountPagePath = "/account";

/** The page that verifies the address a person was written to at: `/account/email/{token}`. */
export const emailVerificationPath = (token: string) => `/account/email/${token}`;

/** The page behind "This wasn't me" of a mail that tells of a change. */
export const unrecognisedPath = (token: string) => `/not-me/${token}`;

/** The page with the file of somebody's stored data, which support has mailed them a link to. */
export const storedDataPath = (token: string) => `/stored-data/${token}`;
/** How long its link is valid. */
export const storedDataLinkHours = 24;

/**
 * The page of two-step verification at a login; the token of the step stands behind the `#`.
 * @param mayRemember whether the page offers not to ask on this device for a while: where the step is optional
 */
export const twoStepPath = (product: string, step: string, mayRemember: boolean) =>
  `/login/${product}/code#${new URLSearchParams({
    [stepParameter]: step,
    ...(mayRemember ? { [rememberParameter]: "1" } : {}),
  })}`;
export const stepParameter = "step";
export const rememberParameter = "remember";

/** The query parameter that makes a login lead to account settings instead of the product. */
export const targetParameter = "target";
export const accountTarget = "account";

/** The query parameter of a login by which the person asks to stay signed in on the device. */
export const stayParameter = "stay";

/** How long a kept login lasts: hours without use, and days in all. */
export const keptLoginIdleHours = 24;
export const keptLoginDays = 7;

/** How long a session of account settings lasts: without activity, and in all. */
export const accountIdleMinutes = 15;
export const accountSessionMinutes = 30;
/** How old a reauthentication may be where something is changed. */
export const reauthenticationMinutes = 5;
/** How long an old address can undo a change, a "This wasn't me" locks changes, and the end of two-step verification waits. */
export const undoHours = 72;
/** How long the link that verifies an address is valid. */
export const emailVerificationHours = 24;
/** How long a login waits for a code of two-step verification, and how many may be tried. */
export const twoStepMinutes = 5;
export const twoStepTries = 5;
/** How long a device is remembered on which somebody chose not to be asked for a code. */
export const rememberedDeviceDays = 30;
export const recoveryCodeCount = 10;
/** Letters and digits of a recovery code, without the dash in its middle. */
export const recoveryCodeLength = 10;
export const maximumPasskeys = 20;
export const passkeyLabelLength = 60;
