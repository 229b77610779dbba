import { brand } from "@frontdoor/brand/brand.ts";
import { ErrorArea } from "../../fields/error-area.tsx";
import { AppLinks } from "../../ui/app-links.tsx";

/** A token that cannot be confirmed (S2.169), and where a removal begins: in the patient app (S2.170, S6.014). */
export function InvalidRequest() {
  return (
    <>
      <ErrorArea>This link is not valid: it was already used, or it has expired.</ErrorArea>
      <p>
        To remove your account, open the {brand.products.patient.fullName} app, go to the account
        settings and ask for the removal there. You then receive a new link.
      </p>
      <AppLinks apps={brand.products.patient.apps} />
    </>
  );
}
