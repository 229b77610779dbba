/**
 * Tells a password manager whose password a form asks for or sets, where the form itself has no field
 * for that. Nobody sees it, and it is not sent.
 */
export function ManagedUsername({ value }: { value: string }) {
  return <input type="text" hidden readOnly autoComplete="username" value={value} />;
}
