import type { failureWords as english } from "../en/failures.ts";
import type { Translation } from "../text/translation.ts";

/** What the server says of a call that failed, by the code of the failure; no screen writes them. */
export const failureWords: Translation<typeof english> = {
  MALFORMED: "Isicelo asikwazanga ukufundeka. Sicela uzame futhi.",
  UNAUTHORISED: "Lesi sicelo sidinga ukhiye womkhiqizo osebenzayo.",
  SCOPE_NOT_GRANTED:
    "Umkhiqizo wakho awunayo le mvume (scope). Sicela uyicele kumqhubi, usho ukuthi uyidingelani.",
  FOREIGN_ORIGIN: "Lesi sicelo sivela kwenye iwebhusayithi, ngakho senqatshiwe.",
  NOT_FOUND: "Akukho lutho kuleli kheli.",
  METHOD_NOT_ALLOWED: "Leli kheli aliyamukeli leyo ndlela.",
  NOT_ACCEPTABLE: "Inguqulo ecelwe yalesi sicelo ayitholakali.",
  USERNAME_TAKEN: "Leli gama lomsebenzisi selivele liyasetshenziswa. Sicela ukhethe elinye.",
  IN_PROGRESS: "Isicelo esifanayo sisacutshungulwa. Sicela uzame futhi ngemva komzuzwana.",
  TOO_LARGE: "Isicelo sikhulu kakhulu.",
  UNSUPPORTED_TYPE: "Isicelo kufanele sithunyelwe njenge-application/json.",
  KEY_REUSED:
    "Lesi sicelo sesivele sathunyelwa sineminye imininingwane. Sicela ulayishe ikhasi kabusha.",
  PROOF_OF_WORK_NEEDED:
    "Baningi abantu ababhalisa ngenethiwekhi yakho okwamanje. Sicela ulayishe ikhasi kabusha bese uzama futhi.",
  TOO_MANY_REQUESTS: "Kuzanywe kaningi kakhulu. Sicela ulinde isikhashana bese uzama futhi.",
  RESET_LINK_USED: "Lesi sixhumanisi sesivele sasetshenziswa. Sicela ucele esisha.",
  RESET_LINK_EXPIRED: "Lesi sixhumanisi siphelelwe yisikhathi. Sicela ucele esisha.",
  RESET_LINK_UNKNOWN: "Lesi sixhumanisi asisebenzi. Sicela ucele esisha.",
  OTP_INVALID: "Ikhodi esebenza kanye ayilungile noma iphelelwe yisikhathi. Sicela ucele entsha.",
  INVITE_INVALID: "Lesi simemo asisebenzi kulokhu kubhalisa. Sicela ucele esisha.",
  VERIFICATION_INVALID: "Lesi sixhumanisi sokuqinisekisa asisebenzi. Sicela ucele esisha.",
  VERIFICATION_EXPIRED:
    "Lesi sixhumanisi sokuqinisekisa siphelelwe yisikhathi. Sicela ucele esisha.",
  INVITE_WITHDRAWN: "Isimemo sakho sihoxisiwe. Sicela ucele esisha kulowo okumemile.",
  HAND_OFF_INVALID:
    "Le khodi yokudlulisela ayisebenzi: isivele yasetshenziswa, iphelelwe yisikhathi, noma ingeyomunye umkhiqizo.",
  ACCOUNT_UNKNOWN: "Ayikho i-akhawunti enaleli gama lomsebenzisi.",
  ACCOUNT_ID_UNKNOWN: "Umkhiqizo wakho awunayo i-akhawunti esebenzayo enale ID.",
  ACCOUNT_NOT_ACTIVE: "Ayikho i-akhawunti esebenzayo enaleli gama lomsebenzisi.",
  ACCOUNT_ARCHIVED: "I-akhawunti isivele igcinwe kungobo yomlando.",
  PATIENT_UNKNOWN: "Ayikho i-akhawunti yesiguli esebenzayo enaleli gama lomsebenzisi.",
  LANGUAGE_UNKNOWN: "Lolu limi alutholakali lapha. Sicela ukhethe olunye.",
  INVITE_UNKNOWN: "Asikho isimemo esinale ID esisengasetshenziswa.",
  LEAD_UNKNOWN: "Asikho isicelo sokuthintwa esinale ID.",
  HOD_LINK_UNKNOWN: "Akukho ukuxhumana okunale ID nale nhloko yomnyango.",
  NOTHING_TO_RESEND:
    "Akekho olinde i-imeyili lapha, noma kulinde ukubhalisa okuningana: yisho i-ID yokubhalisa okukodwa.",
  MESSAGE_UNKNOWN: "Awukho umlayezo onale ID okwayekwa ukuzama ukuwuthumela.",
  OPENID_API_UNKNOWN: "Ayikho i-API esetshenziswayo enalesi sihlonzi.",
  OPENID_CLIENT_UNKNOWN: "Ayikho iklayenti esetshenziswayo enale ID.",
  KEY_UNKNOWN: "Awukho ukhiye osebenzayo onale ID.",
  GRANT_UNKNOWN: "Lo mkhiqizo awunikwanga le mvume (scope).",
  WEBHOOK_UNKNOWN: "Ayikho i-webhook enale ID esetshenziswayo.",
  DELIVERY_UNKNOWN: "Akukho okuthunyelwe okunale ID okungaphinda kuthunyelwe.",
  WRONG_PASSWORD: "Le akuyona iphasiwedi yakho. Sicela uyifake futhi.",
  WRONG_CODE:
    "Le khodi ayilungile, noma iphelelwe yisikhathi. Linda elandelayo ku-app yakho, bese uyayifaka.",
  STEP_ENDED: "Lesi sinyathelo siphelelwe yisikhathi. Akukho okulahlekile: sicela ungene futhi.",
  PASSKEY_REFUSED:
    "Awukwazanga ukungena ngalo khiye wokungena. Sicela uzame futhi, noma ungene ngephasiwedi yakho.",
  SESSION_ENDED: "Usuphumile kuleli khasi. Sicela ungene futhi.",
  PROOF_NEEDED: "Sicela uqinisekise ukuthi nguwe. Okufakile kusekhona.",
  CHANGES_LOCKED:
    "Izinguquko kule akhawunti zimisiwe kuze kube amahora angu-72, ngoba othile usazise ukuthi eyokugcina akayenzanga yena.",
  TOO_MANY_NOTES: "Le akhawunti inamanothi amaningi kakhulu. Sicela ususe elilodwa kuqala.",
  ADDRESS_NOT_SETTLED:
    "Akukho okuthunyelwayo: ikheli lale akhawunti aliqinisekisiwe, noma lishintshe emahoreni angu-72 adlule.",
  EMAIL_UNPROVEN:
    "Qala ngokuqinisekisa ikheli lakho le-imeyili: vula isixhumanisi esisithumele kulo.",
  TOO_MANY_PASSKEYS:
    "Akusenakwengezwa omunye ukhiye wokungena kule akhawunti. Sicela uqale ngokususa owodwa.",
  SECOND_STEP_UNKNOWN: "Le akhawunti ayinaso isiqinisekiso sezinyathelo ezimbili.",
  SECOND_STEP_NOT_OFFERED: "Isiqinisekiso sezinyathelo ezimbili asitholakali kule akhawunti.",
  SECOND_STEP_REQUIRED:
    "Le akhawunti idinga isiqinisekiso sezinyathelo ezimbili, ngakho awukwazi ukusivala.",
  SETUP_ENDED: "Lokhu kulinde isikhathi eside kakhulu, noma sekwenziwe. Sicela uqale futhi.",
  CHANGE_LINK_INVALID:
    "Lesi sixhumanisi sesisetshenzisiwe noma siphelelwe yisikhathi. Bheka ku-akhawunti yakho, noma i-imeyili entsha.",
  NUMBER_CODE_INVALID: "Le khodi ayilungile, noma iphelelwe yisikhathi. Sicela ucele entsha.",
  ROLE_REFUSED:
    "Indima yakho ayivumelekile ukwenza lokhu. Umnikazi angakwenza, noma akunike enye indima.",
  NAMED_OWNER_NEEDED:
    "Lokhu kudinga umnikazi ngegama lakhe: ucela ngokhiye wakhe noma ngokungena kwakhe, kuthi lapho kudingeka abantu ababili omunye umnikazi aqinisekise.",
  APPROVAL_OWN: "Nguwe owacela lokhu. Omunye umnikazi uyakuqinisekisa.",
  APPROVAL_UNKNOWN: "Akukho okunale ID okulindele umuntu wesibili.",
  STAFF_UNKNOWN: "Alikho ilungu labasebenzi elisebenzayo elinale ID.",
  STAFF_EMAIL_TAKEN: "Ilungu labasebenzi elisebenzayo selivele linaleli kheli le-imeyili.",
  PASSKEY_UNKNOWN:
    "Lo khiye wokungena awusekho ku-akhawunti yakho. Sicela ulayishe ikhasi kabusha.",
  DEVICE_UNKNOWN: "Le divayisi ayisangenile. Sicela ulayishe ikhasi kabusha.",
  CONSOLE_LINK_INVALID:
    "Lesi sixhumanisi sesisetshenzisiwe, siphelelwe yisikhathi, noma kukhona esisha. Cela esinye kumnikazi.",
  OUTBOX_MESSAGE_UNKNOWN: "Awukho umlayezo onale ID. Okuthunyelwe kugcinwa isikhashana kuphela.",
  NO_CONSOLE: "Lolu hlelo alunayo ikhonsoli. Qala usethe i-STAFF_LISTEN ne-STAFF_URL.",
};
