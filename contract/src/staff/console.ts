/** Where the console's pages are, below the address of `STAFF_URL`. */
export const consolePath = "/staff";
export const consoleLoginPath = "/staff/log-in";
/** The page of a set-up link; its token stands behind the `#`. */
export const consoleSetUpPath = "/staff/set-up";

/** Minutes without a call after which a login to the console ends, and the hours after which it ends anyway. */
export const consoleIdleMinutes = 15;
export const consoleHours = 8;
/** Minutes that a right password waits for its code. */
export const consoleStepMinutes = 5;
export const consoleReauthenticationMinutes = 5;
/** Hours that the link lives by which a member of staff sets their login up. */
export const consoleLinkHours = 24;
export const maximumStaffPasskeys = 10;
