import { useEffect } from "react";
import { replaceAddress, useLocation } from "./location.ts";
import { secretPlaceholder } from "./secret-placeholder.ts";

/**
 * The secret that a mailed link carries in its address. On arrival it moves out of the address bar and
 * out of the browser's history into the state of this history entry, where a reload still finds it
 * (SEC-C13). The same string before and after; empty where there is none.
 * @param inAddress what stands in the address: the secret, `secretPlaceholder` or nothing
 * @param addressWithout the address of the same page without it
 * @param name tells apart the secrets of one page, of which each is for another back end
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
