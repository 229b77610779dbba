/** The path of the console's pages, below the address of `STAFF_URL`. */
export const consolePath = "/staff";
export const consoleLoginPath = "/staff/log-in";
/** The page of a set-up link; its token stands behind the `#`. */
export const consoleSetUpPath = "/staff/set-up";

/** Minutes without a call after which a console session ends, and the hours after which it ends anyway. */
export const consoleIdleMinutes = 15;
export const consoleHours = 8;
/** Minutes for which a login waits for its code after a right password. */
export const consoleStepMinutes = 5;
export const consoleReauthenticationMinutes = 5;
/** Hours for which the link to set up a staff login is valid. */
export const consoleLinkHours = 24;
export const maximumStaffPasskeys = 10;
