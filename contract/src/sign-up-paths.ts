/** Whether a path of the site shows a sign-up, the only place where a worker may run (SECURITY.md 1.4). */
export function isSignUp(path: string): boolean {
  return /^\/(?:signup|register)(?:\/|$)/.test(path);
}
