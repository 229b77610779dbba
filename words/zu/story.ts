import { brand } from "@frontdoor/brand/brand.ts";
import type { storyWords as english } from "../en/story.ts";
import type { Translation } from "../text/translation.ts";
import { brandWords } from "./brand.ts";

const { patient, practice, academic } = brand.products;

/** The company's story (S1.053–S1.055, S2.074–S2.078, S9.031, S9.032). */
export const storyWords: Translation<typeof english> = {
  title: `Indaba yethu · ${brand.name}`,
  description: `Ukuthi i-${brand.name} yaqala kanjani ngo-${brand.foundedYear}, nokuthi imele ini.`,
  heading: "Indaba yethu",
  lead: "Igumbi lokulinda elilodwa, ibhodi lokubhalela elilodwa, nelinye ifomu futhi.",
  chapters: {
    beginning: {
      heading: "Ekuqaleni",
      paragraphs: [
        `I-${brand.name} yasungulwa ngo-${brand.foundedYear}. Umsunguli, ${brandWords.founder}, wayesekhathele wukubona iziguli zigcwalisa ifomu elifanayo njalo. Zazilibhala ngesandla, ebhodini lokubhalela. Omunye umuntu wayebuye alibhale kabusha kukhompyutha. Kaningi lalinamaphutha izikhathi zombili.`,
        "Umbono wawulula: abantu mabanikeze imininingwane yabo kanye kuphela, futhi kube yibona abanqumayo ukuthi ubani oyitholayo.",
      ],
    },
    start: {
      heading: "Isiqalo esihle",
      paragraphs: [
        "Imininingwane efika isiguli singakafiki iyawushintsha umsebenzi wasekuseni. Izindawo zokwelapha zabuza ukuthi yini enye engathunyelwa ngendlela efanayo: amafomu emibuzo, imvume, izinhlu zethiyetha, amanothi.",
        "Abafundi abasaqeqeshwa bacela into okungeyabo. Ilogibhuku elisebenza ngaphandle kwenethiwekhi laba ngumkhiqizo wesithathu, eduze kwalowo weziguli nalowo wezindawo zokwelapha.",
      ],
    },
    brother: {
      heading: "Umfowethu omdala",
      paragraphs: [
        `I-${brand.name} iyingxenye ye-${brand.parentGroup}, iqembu lezesofthiwe elikhudlwana. Lokho kunikeza ithimba elincane lomkhiqizo okudingwa ngamarekhodi ezempilo: abantu, ingqalasizinda, nesineke sokunakekela idatha amashumi eminyaka.`,
      ],
    },
    solution: {
      heading: "Isixazululo esiphephile",
      paragraphs: [
        "Iziguli ziyazikhethela ukuthi ubani obona imininingwane yazo. Imibiko ephuma elogibhukwini iphuma isisuswe ubunikazi. Yonke imikhiqizo yethu yakhelwe ukuthobela umthetho wobumfihlo bedatha.",
        "Lapho imithetho idinga ukuthi amarekhodi agcinwe, siyakusho. Amarekhodi ezempilo agcinwa okungenani iminyaka eyisithupha ngokomhlahlandlela we-HPCSA, ngakho amaphrofayela asusiwe agcinwa kungobo yomlando, awasulwa.",
      ],
    },
  },
  /** The legal texts below the story: what each is about, in a line. */
  legal: {
    heading: "Ngokugcwele",
    privacy: {
      summary:
        "Lokho okuqoqwa yile webhusayithi ne-akhawunti yakho, isizathu, nesikhathi okugcinwa ngaso.",
    },
    patientPracticeTerms: {
      title: `Imigomo nemibandela ye-${patient.name} ne-${practice.name}`,
      summary: `Okwabantu abasebenzisa i-${patient.fullName} noma i-${practice.fullName}.`,
    },
    academicTerms: {
      title: `Imigomo nemibandela ye-${academic.name}`,
      summary: `Okwabantu abasebenzisa i-${academic.fullName}.`,
    },
    popi: { summary: "Indlela okuhlangatshezwana ngayo nombandela ngamunye woMthetho." },
  },
};
