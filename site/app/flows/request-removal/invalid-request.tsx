import { brand } from "@frontdoor/brand/brand.ts";
import { requestRemovalWords } from "@frontdoor/words/request-removal.ts";
import { ErrorArea } from "../../fields/error-area.tsx";
import { AppLinks } from "../../ui/app-links.tsx";

/** Says that the token cannot be confirmed (S2.169), and that a removal begins in the patient app (S2.170, S6.014). */
export function InvalidRequest() {
  return (
    <>
      <ErrorArea>{requestRemovalWords.invalid.error}</ErrorArea>
      <p>{requestRemovalWords.invalid.howToAsk}</p>
      <AppLinks apps={brand.products.patient.apps} />
    </>
  );
}
