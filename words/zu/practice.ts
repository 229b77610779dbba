import { brand } from "@frontdoor/brand/brand.ts";
import type { practiceWords as english } from "../en/practice.ts";
import type { Translation } from "../text/translation.ts";
import { brandWords } from "./brand.ts";

const { fullName } = brand.products.practice;

/** The practice page (S1.023–S1.035). */
export const practiceWords: Translation<typeof english> = {
  title: `${fullName}: iziguli zifika ifayela selilungile`,
  description:
    "Uhlelo lokuphatha indawo yokwelapha nokugcina amarekhodi okwelapha, lwabahlinzeki bezempilo.",
  hero: {
    heading: "Iziguli zifika ifayela selilungile.",
    lead: "Uhlelo lokuphatha indawo yokwelapha nokugcina amarekhodi okwelapha, lwabahlinzeki bezempilo. Iziguli zizithumelela imininingwane yazo. Wena uqhubeka nokubonana nesiguli.",
    signUp: "Bhalisa",
    plans: "Bona amanani",
    video: { label: "Buka umboniso", title: `Umboniso we-${fullName}` },
    change: { title: "Inombolo entsha", text: "Ishintshwe ngu-N. Dlamini, 07:42" },
  },
  blurbs: {
    heading: "Ifayela liyazigcwalisa",
    lead: "Thumela ifomu isiguli singakafiki.",
    patientCentric: {
      heading: "Isiguli Kuqala",
      text: "Iziguli zizigcwalisela imininingwane yazo namafomu akho emibuzo, zamukele imigomo yendawo yakho yokwelapha nge-elekthronikhi, zigcine konke kubuyekeziwe. Ubona inguquko ngayinye njengoba yenzeka.",
    },
    clinicalCollaboration: {
      heading: "Ukwelapha Ngokubambisana",
      text: "Xoxa ngesiguli neqembu lonke, amanothi nemibhalo kusendaweni eyodwa.",
    },
    cloudBased: {
      heading: "Ku-inthanethi",
      text: "Egumbini lokwelapha, ethiyetha noma ekhaya: ngena, bese uthola lona lelo rekhodi.",
    },
  },
  /** All fifteen features, by the room they are used in (S1.025). */
  benefits: {
    /** What a practice gains; each is a claim that another part of the page makes in full. */
    gains: {
      label: "Izinzuzo",
      paper: "Awekho amafomu ephepha",
      changes: "Ubona inguquko ngayinye ngaso leso sikhathi",
      record: "Irekhodi elilodwa yonke indawo",
    },
    heading: "Konke okuphakathi kuka-“sawubona” ne-invoyisi",
    frontDesk: {
      heading: "Erisepshini",
      details: "Imininingwane yeziguli nge-elekthronikhi",
      questionnaires: "Amafomu emibuzo enzelwe wena",
      terms: "Imigomo yendawo yokwelapha ethunyelwa nge-elekthronikhi",
      updates: "Ukwaziswa khona manjalo ngemininingwane yeziguli eshintshile",
      billing: "Ukuxhumana nesofthiwe yokukhokhisa",
    },
    consultingRoom: {
      heading: "Egumbini likadokotela",
      sharing: "Ukwabelana ngemininingwane yeziguli",
      notes: "Amanothi okwelapha",
      templates: "Izifanekiso",
      documents: "Ukugcinwa kwemibhalo",
      consent: "Imvume",
    },
    theatre: {
      heading: "Ethiyetha nasehhovisi",
      messaging: "Imilayezo",
      preAdmissions: "Ukwamukelwa kusengaphambili",
      theatreLists: "Izinhlu zethiyetha",
      waitingLists: "Izinhlu zokulinda",
      reports: "Imibiko",
    },
  },
  proofs: {
    heading: "Zibonele",
    lead: "Amaqiniso amane, ngalinye linendawo ongalihlola kuyo.",
    /** By what shows each fact: an event of this page's journeys, or the privacy notice. */
    facts: {
      story: {
        heading: `Umsunguli: ${brandWords.founder}`,
        text: `Yasungulwa ngo-${brand.foundedYear}, futhi iyingxenye ye-${brand.parentGroup}, iqembu lezesofthiwe elikhudlwana.`,
        link: "Funda indaba yethu",
      },
      packages: {
        heading: "Iziguli zokuqala ezi-30 zimahhala",
        text: "Emva kwalokho kunenkokhelo yanyanga zonke.",
        link: "Qhathanisa amaphakheji",
      },
      signUpForm: {
        heading: "Inombolo ye-ID iyahlolwa",
        text: "Uma kubhaliswa, usuku olukuyo kumele lube khona ngempela, kubalwa neminyaka enosuku olwengeziwe, futhi nedijithi yayo yeshumi nantathu kumele ihambisane nezinye.",
        link: "Kuzame efomini",
      },
      privacy: {
        heading: "Iminyaka eyisithupha, okungenani",
        text: "Amarekhodi ezempilo agcinwa ngokomhlahlandlela we-HPCSA, ngakho amaphrofayela asusiwe agcinwa kungobo yomlando, awasulwa.",
        link: "Funda isaziso sobumfihlo",
      },
    },
  },
  learnMore: {
    heading: "Funda Kabanzi",
    lead: "Shiya imininingwane yakho, noma uqale ngesici ngasinye, umugqa nomugqa, nokuthi kubiza malini.",
    /** What stands small beside its figure is `unit`. */
    single: {
      name: "Indawo Yokwelapha Eyodwa, abasebenzisi abangaphansi kuka-10",
      price: "R119 {unit}",
      unit: "ngenyanga",
    },
    trial: { name: "Ukuzama mahhala", price: "{unit} 30", unit: "izinsuku" },
  },
};
