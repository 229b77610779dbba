/** Our own login page, to which a reset redirects (SEC-C7). */
export const practiceLoginPath = "/login/practice";
