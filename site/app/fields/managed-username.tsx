/**
 * A hidden username for password managers, in a form that has a password but no field for its username. It is not sent.
 */
export function ManagedUsername({ value }: { value: string }) {
  return <input type="text" hidden readOnly autoComplete="username" value={value} />;
}
