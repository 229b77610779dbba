/** Whether a path of the site shows a sign-up, the only place where a worker may run (SEC-F1). */
export function isSignUp(path: string): boolean {
  return /^\/(?:signup|register)(?:\/|$)/.test(path);
}
