/** An email address, or a name that may be one: where it is too long for its line it goes on behind its @, if it can. */
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
