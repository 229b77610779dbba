import type { ComponentType } from "react";
import { useAddressSecret } from "../../client/address-secret.ts";
import { usePathParts } from "../../client/location.ts";
import { secretPlaceholder } from "../../client/secret-placeholder.ts";
import { island } from "../../island/island.tsx";

/**
 * Makes the page of a mailed link an island.
 * @param base the path before the link's token, such as `/not-me`
 */
export function linkIsland(base: string, Page: ComponentType<{ token: string }>) {
  return island(function LinkRoute() {
    const token = usePathParts()[base.split("/").length - 1] ?? "";
    const secret = useAddressSecret(token, `${base}/${secretPlaceholder}`);
    return <Page key={secret} token={secret} />;
  });
}
