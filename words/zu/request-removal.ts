import { brand } from "@frontdoor/brand/brand.ts";
import type { requestRemovalWords as english } from "../en/request-removal.ts";
import type { Translation } from "../text/translation.ts";

const { patient } = brand.products;

/** Account removal (S2.165–S2.170). */
export const requestRemovalWords: Translation<typeof english> = {
  heading: "Ukususwa kwe-akhawunti",
  /** Without script a press asks whose account it is. */
  look: "Bonisa isicelo",
  checking: "Kuhlolwa isicelo sakho",
  invalid: {
    error: "Lesi sixhumanisi asisebenzi: sesivele sasetshenziswa, noma siphelelwe yisikhathi.",
    howToAsk: `Ukuze ususe i-akhawunti yakho, vula i-app ye-${patient.fullName}, uye ezilungiselelweni ze-akhawunti bese ucela ukususwa khona. Emva kwalokho uzothola isixhumanisi esisha.`,
  },
  request: {
    lead: "Kukhona osicele ukuthi sisuse le akhawunti.",
    user: "Umsebenzisi ocelayo",
    account: "I-akhawunti: {userId}",
  },
  consequences: {
    lead: "Uma usuqinisekisile:",
    noLogin: "Akusekho muntu ongangena ku-akhawunti.",
    sharedWithNobody: "Akekho okwabelwana naye ngemininingwane yayo.",
    archived:
      "Amarekhodi ezempilo agcinwa okungenani iminyaka eyisithupha ngokomhlahlandlela we-HPCSA, ngakho iphrofayela igcinwa kungobo yomlando, ayisulwa.",
    final: "Lokhu akunakuhlehliswa lapha.",
  },
  confirm: "Qinisekisa ukususwa",
  keep: "Gcina i-akhawunti yami",
};
