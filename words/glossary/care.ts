import type { Thing } from "./thing.ts";

/** Practices, patients, training and the law. */
export const careThings: readonly Thing[] = [
  {
    english: "practice",
    forms: ["practice", "practices"],
    names: {
      af: { term: "praktyk", forms: ["*praktyk*"] },
      zu: {
        term: "indawo yokwelapha",
        forms: ["*ndaw* *okwelapha", "*ndawo yakho yokwelapha"],
        never: ["*phrakthisi"],
        otherwise: ["patient-phone.fields.generalPractice"],
      },
    },
  },
  {
    english: "practice number",
    forms: ["practice number"],
    names: {
      af: { term: "praktyknommer", never: ["praktyk se nommer"] },
      zu: { term: "inombolo yendawo yokwelapha" },
    },
  },
  {
    english: "patient",
    forms: ["patient*"],
    names: {
      af: { term: "pasiënt", forms: ["pasiënt*"] },
      zu: { term: "isiguli, iziguli", forms: ["*guli"], never: ["*phatient*"] },
    },
  },
  {
    english: "health professional",
    forms: ["health professional*", "healthcare professional*"],
    names: {
      af: { term: "gesondheidswerker", forms: ["gesondheidswerker*"] },
      zu: { term: "uchwepheshe wezempilo", forms: ["*chwepheshe *ezempilo"] },
    },
  },
  {
    english: "doctor",
    forms: ["doctor*"],
    names: {
      af: { term: "dokter", forms: ["dokter*"] },
      zu: { term: "udokotela", forms: ["*dokotela"] },
    },
  },
  {
    english: "trainee",
    forms: ["trainee*"],
    names: {
      af: { term: "kandidaat", forms: ["kandida*"] },
      zu: {
        term: "umfundi osaqeqeshwa",
        forms: [
          "*fundi *saqeqeshwa",
          "*fundi bezokwelapha abasaqeqeshwa",
          "*fundi ngamunye osaqeqeshwa",
        ],
        otherwise: ["academic-fields.traineePostNumber.label"],
      },
    },
  },
  {
    english: "supervisor",
    forms: ["supervisor*"],
    names: {
      af: { term: "toesighouer", forms: ["toesighouer*"] },
      zu: {
        term: "umphathi wokuqeqesha",
        forms: ["*phathi *okuqeqesha", "*phathi wakho wokuqeqesha"],
        otherwise: ["log-entry.role.value"],
      },
    },
  },
  {
    english: "head of department",
    forms: ["head of department", "heads of department", "HOD", "HODs"],
    names: {
      af: { term: "departementshoof", forms: ["departementshoof*"] },
      zu: { term: "inhloko yomnyango", forms: ["*nhloko* *minyango", "*nhloko yomnyango", "HOD"] },
    },
  },
  {
    english: "logbook",
    forms: ["logbook"],
    names: {
      af: { term: "logboek" },
      zu: { term: "ilogibhuku", forms: ["*logibhuk*"] },
    },
  },
  {
    english: "discipline",
    forms: ["discipline*"],
    names: {
      af: { term: "dissipline", forms: ["dissipline*"] },
      zu: { term: "umkhakha", forms: ["*khakha"] },
    },
  },
  {
    english: "speciality",
    forms: ["specialit*"],
    names: {
      af: { term: "spesialiteit", forms: ["spesialiteit*"] },
      zu: { term: "ubuchwepheshe", forms: ["*buchwepheshe"] },
    },
  },
  {
    english: "grade",
    forms: ["grade"],
    names: { af: { term: "graad" }, zu: { term: "izinga" } },
  },
  {
    english: "training institution",
    forms: ["training institution*"],
    names: {
      af: { term: "opleidingsinstelling", forms: ["opleidingsinstelling*"] },
      zu: { term: "isikhungo sokuqeqesha", forms: ["*khung* *okuqeqesha"] },
    },
  },
  {
    english: "clinical unit",
    forms: ["clinical unit"],
    names: { af: { term: "kliniese eenheid" }, zu: { term: "iyunithi yokwelapha" } },
  },
  {
    english: "invite",
    forms: ["invite*", "invitation*"],
    names: {
      af: { term: "uitnodiging", forms: ["uitnodiging*", "uitgenooi", "nooi"] },
      zu: { term: "isimemo", forms: ["*mem*", "*menywa"] },
    },
  },
  {
    english: "Terms and Conditions",
    forms: ["Terms and Conditions"],
    names: {
      af: { term: "Bepalings en voorwaardes" },
      zu: { term: "Imigomo nemibandela" },
    },
  },
  {
    english: "privacy",
    forms: ["privacy"],
    names: {
      af: { term: "privaatheid", forms: ["*privaatheid*"] },
      zu: { term: "ubumfihlo", forms: ["*bumfihlo"] },
    },
  },
  {
    english: "personal details",
    forms: ["personal details"],
    names: {
      af: { term: "persoonlike besonderhede" },
      zu: { term: "imininingwane yakho", forms: ["*mininingwane yakho"] },
    },
  },
  {
    english: "health records",
    forms: ["health records"],
    names: {
      af: { term: "gesondheidsrekords" },
      zu: { term: "amarekhodi ezempilo", forms: ["*marekhodi ezempilo"] },
    },
  },
  {
    english: "operating theatre",
    forms: ["theatre*"],
    names: {
      af: { term: "teater", forms: ["teater*"] },
      zu: { term: "ithiyetha yokuhlinza", forms: ["*thiyetha"] },
    },
  },
  {
    english: "archived, not erased",
    forms: ["archived, not erased"],
    names: {
      af: { term: "geargiveer, nie uitgewis nie" },
      zu: {
        term: "igcinwa kungobo yomlando, ayisulwa",
        forms: ["*gcinw* kungobo yomlando, *sul*"],
      },
    },
  },
  {
    english: "sign off",
    forms: ["sign* off", "sign-off"],
    names: {
      af: { term: "teken af", forms: ["afteken*", "afgeteken", "teken"] },
      zu: { term: "sayina", forms: ["*sayin*"] },
    },
  },
];
