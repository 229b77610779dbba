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
  INVITE_UNKNOWN: "Daar is geen uitnodiging met hierdie id wat nog gebruik kan word nie.",
  HOD_LINK_UNKNOWN: "Daar is geen koppeling met hierdie id aan hierdie departementshoof nie.",
  MESSAGE_UNKNOWN: "Daar is geen boodskap met hierdie id waarvan die versending gestaak is nie.",
  OPENID_CLIENT_UNKNOWN: "Daar is geen kliënt met hierdie id in gebruik nie.",
  KEY_UNKNOWN: "Daar is geen geldige sleutel met hierdie id nie.",
  GRANT_UNKNOWN: "Hierdie omvang (scope) is nie aan hierdie produk toegestaan nie.",
  WEBHOOK_UNKNOWN: "Daar is geen webhook met hierdie id wat in gebruik is nie.",
  DELIVERY_UNKNOWN: "Daar is geen aflewering met hierdie id wat weer gestuur kan word nie.",
};
