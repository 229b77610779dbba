import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";

/** Stands in a path where its secret stood. */
export const secretPlaceholder = "-";

/**
 * The secret that a mailed link carries in its address. On arrival it moves out of the address bar and
 * out of the list of visited pages into the state of this history entry, where a reload still finds it
 * (SEC-C13). The same string before and after; empty where there is none.
 * @param inAddress what stands in the address: the secret, `secretPlaceholder` or nothing
 * @param addressWithout the address of the same page without it
 */
export function useAddressSecret(inAddress: string, addressWithout: string): string {
  const { state } = useLocation();
  const navigate = useNavigate();
  const hasLeft = inAddress === "" || inAddress === secretPlaceholder;
  useEffect(() => {
    if (!hasLeft) navigate(addressWithout, { replace: true, state: { secret: inAddress } });
  }, [hasLeft, inAddress, addressWithout, navigate]);
  if (!hasLeft) return inAddress;
  return typeof state?.secret === "string" ? state.secret : "";
}
