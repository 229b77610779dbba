import { brand } from "@frontdoor/brand/brand.ts";
import type { academicWords as english } from "../en/academic.ts";
import type { Translation } from "../text/translation.ts";
import { brandWords } from "./brand.ts";

/** The academic page (S1.036–S1.051). */
export const academicWords: Translation<typeof english> = {
  title: `${brand.products.academic.fullName}: bhala ikesi lingakaqali elilandelayo`,
  description:
    "Ilogibhuku nephothifoliyo ye-elekthronikhi yama-registrar, abaphathi bokuqeqesha nezinhloko zeminyango.",
  signUp: "Bhalisa Manje",
  hero: {
    heading: "Bhala ikesi lingakaqali elilandelayo.",
    lead: "Ilogibhuku nephothifoliyo ye-elekthronikhi yabafundi bezokwelapha abasaqeqeshwa (ama-registrar), abaphathi bokuqeqesha nezinhloko zeminyango (HOD) ezikhungweni zokuqeqesha.",
    disciplines: "Bona imikhakha",
    signed: { title: "I-rotation isayiniwe", text: "Trauma, ngumphathi wakho wokuqeqesha" },
  },
  storage: {
    heading: "{amount} yokugcina ku-inthanethi, mahhala",
    amount: "1GB",
    text: "Kumsebenzisi ngamunye wezemfundo ephakeme.",
  },
  claims: {
    offline: {
      heading: "Bhala ungaxhunyiwe",
      text: "Ayikho inethiwekhi ethiyetha? Bhala izinqubo ungaxhunyiwe; ikesi lilinda efonini yakho.",
    },
    photos: {
      heading: "Faka izithombe",
      text: "Layisha izithombe zezinqubo, uzigcine kanye nekesi.",
    },
    reports: {
      heading: "Khipha imibiko",
      text: "Imibiko yezinqubo okususwe kuyo ubunikazi, ekhishwa nge-Excel nange-PDF.",
    },
    signOff: {
      heading: "Sayina ama-rotation",
      text: "Abaphathi bokuqeqesha nama-HOD basayina ama-rotation nge-elekthronikhi.",
    },
    lock: {
      heading: "Khiya ilogibhuku",
      text: "Livule ngekhodi yakho wedwa, noma ngobuso noma ngomunwe wakho.",
    },
  },
  disciplines: {
    heading: "Yenzelwe imikhakha engu-{count}",
    approval: `Isigunyazo: ${brandWords.college}`,
    more: "Obunye Ubuchwepheshe buyeza maduze",
    /** In the order of the specification (S1.045). */
    names: [
      "Anaesthetics",
      "Cardiothoracic Surgery",
      "General Surgery",
      "Internal Medicine",
      "Maxillo-facial and Oral Surgery",
      "Neurosurgery",
      "Nuclear Medicine",
      "Obstetrics & Gynaecology",
      "Ophthalmology",
      "Orthopaedic Surgery",
      "Otorhinolaryngology",
      "Paediatric Surgery",
      "Plastic Surgery",
      "Psychiatry",
      "Urology",
      "Paediatrics",
    ],
  },
  cards: {
    heading: "Irekhodi elilodwa, izinhlangothi zombili zesiginesha",
    registrars: {
      heading: "Okwama-registrar",
      points: [
        "Bhala izinqubo noma kuphi, uxhunyiwe noma ungaxhunyiwe",
        "Namathisela izithombe zenqubo ekesini",
        "Khipha imibiko okususwe kuyo ubunikazi nge-Excel nange-PDF",
      ],
    },
    supervisors: {
      heading: "Okwabaphathi bokuqeqesha nama-HOD",
      points: [
        "Bona okwenziwe ngumfundi ngamunye osaqeqeshwa",
        "Sayina ama-rotation nge-elekthronikhi",
        "Zixhumanise ne-HOD yakho, noma umeme eyodwa nge-imeyili",
      ],
    },
  },
};
