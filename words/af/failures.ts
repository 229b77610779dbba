import type { failureWords as english } from "../en/failures.ts";
import type { Translation } from "../text/translation.ts";

/** What the server says of a call that failed, by the code of the failure; no screen writes them. */
export const failureWords: Translation<typeof english> = {
  MALFORMED: "Die versoek kon nie gelees word nie. Probeer asseblief weer.",
  UNAUTHORISED: "’n Geldige produksleutel is vir hierdie oproep nodig.",
  SCOPE_NOT_GRANTED:
    "Jou produk het nie hierdie omvang (scope) nie. Vra die operateur daarvoor en sê waarvoor jy dit nodig het.",
  FOREIGN_ORIGIN: "Hierdie versoek het van ’n ander webwerf gekom en is geweier.",
  NOT_FOUND: "Daar is niks by hierdie adres nie.",
  METHOD_NOT_ALLOWED: "Hierdie adres aanvaar nie daardie metode nie.",
  NOT_ACCEPTABLE: "Die weergawe van hierdie oproep waarvoor gevra is, is nie beskikbaar nie.",
  USERNAME_TAKEN: "Hierdie gebruikersnaam is reeds in gebruik. Kies asseblief ’n ander een.",
  IN_PROGRESS: "Daar word nog aan dieselfde versoek gewerk. Probeer asseblief oor ’n oomblik weer.",
  TOO_LARGE: "Die versoek is te groot.",
  UNSUPPORTED_TYPE: "Die versoek moet as application/json gestuur word.",
  KEY_REUSED: "Hierdie versoek is reeds met ander waardes gestuur. Laai asseblief die bladsy weer.",
  PROOF_OF_WORK_NEEDED:
    "Baie mense registreer op die oomblik vanaf jou netwerk. Laai asseblief die bladsy weer en probeer nog ’n keer.",
  TOO_MANY_REQUESTS: "Daar was te veel pogings. Wag asseblief ’n rukkie en probeer weer.",
  RESET_LINK_USED: "Hierdie skakel is reeds gebruik. Vra asseblief vir ’n nuwe een.",
  RESET_LINK_EXPIRED: "Hierdie skakel het verval. Vra asseblief vir ’n nuwe een.",
  RESET_LINK_UNKNOWN: "Hierdie skakel is nie geldig nie. Vra asseblief vir ’n nuwe een.",
  OTP_INVALID:
    "Die eenmalige wagwoord is nie geldig nie of het verval. Vra asseblief vir ’n nuwe een.",
  INVITE_INVALID:
    "Hierdie uitnodiging is nie geldig vir hierdie registrasie nie. Vra asseblief vir ’n nuwe een.",
  VERIFICATION_INVALID:
    "Hierdie bevestigingskakel is nie geldig nie. Vra asseblief vir ’n nuwe een.",
  VERIFICATION_EXPIRED: "Hierdie bevestigingskakel het verval. Vra asseblief vir ’n nuwe een.",
  INVITE_WITHDRAWN:
    "Jou uitnodiging is teruggetrek. Vra asseblief vir ’n nuwe een by die persoon wat jou uitgenooi het.",
  HAND_OFF_INVALID:
    "Hierdie oorhandigingskode is nie geldig nie: dit is reeds gebruik, het verval of is vir ’n ander produk.",
  ACCOUNT_UNKNOWN: "Daar is geen rekening met hierdie gebruikersnaam nie.",
  ACCOUNT_ID_UNKNOWN: "Jou produk het geen aktiewe rekening met hierdie id nie.",
  ACCOUNT_NOT_ACTIVE: "Daar is geen aktiewe rekening met hierdie gebruikersnaam nie.",
  ACCOUNT_ARCHIVED: "Die rekening is reeds geargiveer.",
  PATIENT_UNKNOWN: "Daar is geen aktiewe pasiëntrekening met hierdie gebruikersnaam nie.",
  LANGUAGE_UNKNOWN: "Hierdie taal word nie hier aangebied nie. Kies asseblief ’n ander een.",
  INVITE_UNKNOWN: "Daar is geen uitnodiging met hierdie id wat nog gebruik kan word nie.",
  LEAD_UNKNOWN: "Daar is geen kontakversoek met hierdie id nie.",
  HOD_LINK_UNKNOWN: "Daar is geen koppeling met hierdie id aan hierdie departementshoof nie.",
  NOTHING_TO_RESEND:
    "Niemand wag hier vir ’n e-pos nie, of verskeie registrasies wag: noem dan een by sy id.",
  MESSAGE_UNKNOWN: "Daar is geen boodskap met hierdie id waarvan die versending gestaak is nie.",
  OPENID_API_UNKNOWN: "Daar is geen API met hierdie identifiseerder in gebruik nie.",
  OPENID_CLIENT_UNKNOWN: "Daar is geen kliënt met hierdie id in gebruik nie.",
  KEY_UNKNOWN: "Daar is geen geldige sleutel met hierdie id nie.",
  GRANT_UNKNOWN: "Hierdie omvang (scope) is nie aan hierdie produk toegestaan nie.",
  WEBHOOK_UNKNOWN: "Daar is geen webhook met hierdie id wat in gebruik is nie.",
  DELIVERY_UNKNOWN: "Daar is geen aflewering met hierdie id wat weer gestuur kan word nie.",
  WRONG_PASSWORD: "Dit is nie jou wagwoord nie. Tik dit asseblief weer in.",
  WRONG_CODE:
    "Hierdie kode is nie reg nie, of dit het verval. Wag vir die volgende een in jou toep en tik dit dan in.",
  STEP_ENDED: "Hierdie stap het verval. Niks het verlore gegaan nie: meld asseblief weer aan.",
  PASSKEY_REFUSED:
    "Jy kon nie met hierdie toegangsleutel aanmeld nie. Probeer asseblief weer, of meld met jou wagwoord aan.",
  SESSION_ENDED: "Jy is van hierdie bladsy afgemeld. Meld asseblief weer aan.",
  PROOF_NEEDED: "Bevestig asseblief dat dit jy is. Wat jy ingetik het, bly staan.",
  CHANGES_LOCKED:
    "Veranderinge aan hierdie rekening word hoogstens 72 uur lank gekeer, omdat iemand ons laat weet het dat die laaste een nie van hom of haar af kom nie.",
  TOO_MANY_NOTES: "Hierdie rekening kan nie nog notas kry nie. Verwyder eers een.",
  ADDRESS_NOT_SETTLED:
    "Niks word gestuur nie: die adres van hierdie rekening is nie bevestig nie, of het in die afgelope 72 uur verander.",
  EMAIL_UNPROVEN: "Bevestig eers jou e-posadres: maak die skakel oop wat ons daarheen gestuur het.",
  TOO_MANY_PASSKEYS:
    "Hierdie rekening kan nie nog toegangsleutels kry nie. Verwyder asseblief eers een.",
  SECOND_STEP_UNKNOWN: "Hierdie rekening het geen tweestapverifikasie nie.",
  SECOND_STEP_NOT_OFFERED: "Tweestapverifikasie word nie vir hierdie rekening aangebied nie.",
  SECOND_STEP_REQUIRED:
    "Hierdie rekening vereis tweestapverifikasie, en jy kan dit dus nie afskakel nie.",
  SETUP_ENDED: "Dit het te lank gewag, of is reeds gedoen. Begin asseblief weer.",
  CHANGE_LINK_INVALID:
    "Hierdie skakel is gebruik of het verval. Kyk in jou rekening, of vir ’n nuwer e-pos.",
  NUMBER_CODE_INVALID:
    "Hierdie kode is nie reg nie, of dit het verval. Vra asseblief vir ’n nuwe een.",
  ROLE_REFUSED:
    "Met jou rol mag jy dit nie doen nie. ’n Eienaar kan dit doen, of jou ’n ander rol gee.",
  NAMED_OWNER_NEEDED:
    "Hiervoor moet ’n eienaar op naam vra, met ’n eie sleutel of aanmelding, en waar twee mense nodig is, moet ’n ander eienaar dit bevestig.",
  APPROVAL_OWN: "Jy het self hierom gevra. ’n Ander eienaar bevestig dit.",
  APPROVAL_UNKNOWN: "Niks met hierdie id wag vir ’n tweede persoon nie.",
  STAFF_UNKNOWN: "Daar is geen aktiewe personeellid met hierdie id nie.",
  STAFF_EMAIL_TAKEN: "’n Aktiewe personeellid het reeds hierdie e-posadres.",
  PASSKEY_UNKNOWN:
    "Hierdie toegangsleutel is nie meer op jou rekening nie. Laai asseblief die bladsy weer.",
  DEVICE_UNKNOWN: "Hierdie toestel is nie meer aangemeld nie. Laai asseblief die bladsy weer.",
  CONSOLE_LINK_INVALID:
    "Hierdie skakel is gebruik, het verval, of daar is ’n nuwer een. Vra ’n eienaar vir nog een.",
  OUTBOX_MESSAGE_UNKNOWN:
    "Daar is geen boodskap met hierdie id nie. Wat gestuur is, word net ’n rukkie bewaar.",
  NO_CONSOLE: "Hierdie installasie het geen konsole nie. Stel eers STAFF_LISTEN en STAFF_URL.",
};
