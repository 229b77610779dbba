import { brand } from "@frontdoor/brand/brand.ts";
import type { patientWords as english } from "../en/patient.ts";
import type { Translation } from "../text/translation.ts";

const { patient, practice, academic } = brand.products;

/** The patient page (S1.004–S1.012, S9.028–S9.032). */
export const patientWords: Translation<typeof english> = {
  title: `${patient.fullName}: imininingwane yakho, kanye kuphela`,
  description:
    "I-app yamahhala yemininingwane yomuntu, edlulisela imininingwane yakho ngokuphepha kochwepheshe bezempilo obakhethayo.",
  hero: {
    heading: "Imininingwane yakho, kanye kuphela.",
    lead: `I-${patient.fullName} yi-app yamahhala yemininingwane yomuntu. Yabelana ngemininingwane yakho, ngokuphepha, nochwepheshe bezempilo obakhethayo. Awekho amafomu ephepha.`,
    signUp: "Bhalisa mahhala",
    video: { label: "Buka isingeniso", title: `Okwenziwa yi-${patient.fullName}` },
    received: { title: "Imininingwane ifikile", text: "Irisepshini yakwaDr Naidoo, 07:42" },
  },
  steps: {
    heading: "Kusuka kusofa kuya egumbini likadokotela",
    lead: "Izinyathelo ezintathu, bese igumbi lokulinda liba ngelokulinda kuphela.",
    fillIn: {
      heading: "1. Gcwalisa imininingwane yakho",
      text: "Igama, i-ID noma iphasipoti, izinombolo zocingo, ikheli. Kwenze ku-app yeselula noma kuwebhusayithi, ungakangeni emugqeni.",
    },
    choose: {
      heading: "2. Khetha abazoyibona",
      text: "Sesha indawo yokwelapha ngegama layo, bese wabelana nayo. Akekho othola imininingwane yakho ungakavumi.",
    },
    change: {
      heading: "3. Yishintshe kanye",
      text: "Uthuthile? Unenombolo entsha? Kubuyekeze kanye, endaweni eyodwa, bese izindawo zokwelapha owabelana nazo ziyibona inguquko.",
    },
  },
  thirty: {
    heading: "Iziguli zokuqala ezi-30 zimahhala",
    lead: "Emva kwalokho kunenkokhelo yanyanga zonke.",
    link: "Bona amaphakheji",
  },
  finder: {
    heading: "Ingabe udokotela wakho usevele ukhona lapha?",
    lead: "Sesha ngegama lendawo yokwelapha, khetha indawo yokwelapha, bese uya ngqo ekhasini layo lokungena ukuze wabelane nayo ngemininingwane yakho.",
    field: "Indawo kadokotela wakho",
  },
  privacy: {
    heading: "Nguwe onquma ukwabelana. Nguwe onquma ukuyeka.",
    choice: {
      heading: "Ukhetha ngamunye oyibonayo",
      text: "Imininingwane yakho iya kochwepheshe bezempilo obakhethayo, ayiyi komunye umuntu.",
    },
    law: {
      heading: "Ihambisana nomthetho wobumfihlo",
      /** `popi` is the title of that notice, which opens it. */
      text: `I-${brand.name} ithobela umthetho wobumfihlo bedatha. Funda ukuthi kanjani esazisweni sethu: {popi}`,
    },
    leaving: {
      heading: "Uma ufuna ukuhamba",
      text: "Ezilungiselelweni ze-app ungacela ukuthi i-akhawunti yakho isuswe. Amarekhodi ezempilo agcinwa okungenani iminyaka eyisithupha ngokomhlahlandlela we-HPCSA, ngakho iphrofayela esusiwe igcinwa kungobo yomlando, ayisulwa.",
    },
  },
  others: {
    heading: "Ingabe nguwe owelaphayo?",
    practice: {
      heading: "Phatha indawo yokwelapha ngefayela elilodwa",
      text: "Imininingwane yeziguli, amanothi okwelapha, imvume, izinhlu zethiyetha nemilayezo, konke erekhodini elilodwa.",
      button: `Iya ku-${practice.fullName}`,
    },
    academic: {
      heading: "Bhala ikesi lingakaqali elilandelayo",
      text: "Ilogibhuku nephothifoliyo ye-elekthronikhi yama-registrar, abaphathi bokuqeqesha nezinhloko zeminyango.",
      button: `Iya ku-${academic.fullName}`,
    },
  },
};
