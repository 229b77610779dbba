/** Our own login page, where a reset ends (SEC-C7). */
export const practiceLoginPath = "/login/practice";
