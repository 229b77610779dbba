/** An email address, or a name that may be one: a long one wraps after its @ if possible. */
export function Address({ of: address }: { of: string }) {
  const domain = address.indexOf("@") + 1;
  return (
    <>
      {address.slice(0, domain)}
      <wbr />
      {address.slice(domain)}
    </>
  );
}
