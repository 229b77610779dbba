import { useEffect } from "react";
import { replaceAddress, useLocation } from "./location.ts";
import { secretPlaceholder } from "./secret-placeholder.ts";

/**
 * Returns the secret in the address of a mailed link, or an empty text. On arrival it moves the secret from the address
 * bar and the browser's history into the state of this history entry, which survives a reload (SEC-C13).
 * @param inAddress the address's parameter: the secret, `secretPlaceholder` or nothing
 * @param addressWithout the address of the same page without the secret
 * @param name distinguishes several secrets of one page, each for another back end
 */
export function useAddressSecret(
  inAddress: string,
  addressWithout: string,
  name = "secret",
): string {
  const { state } = useLocation();
  const hasLeft = inAddress === "" || inAddress === secretPlaceholder;
  useEffect(() => {
    if (!hasLeft) replaceAddress(addressWithout, { [name]: inAddress });
  }, [hasLeft, inAddress, addressWithout, name]);
  if (!hasLeft) return inAddress;
  const secret = state?.[name];
  return typeof secret === "string" ? secret : "";
}
