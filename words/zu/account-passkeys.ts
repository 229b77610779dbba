import type { accountPasskeysWords as english } from "../en/account-passkeys.ts";
import type { Translation } from "../text/translation.ts";

/** The passkeys of account settings. */
export const accountPasskeysWords: Translation<typeof english> = {
  heading: "Okhiye bokungena",
  none: "Akukabi nakhiye wokungena",
  about:
    "Ngokhiye wokungena ungena ngobuso bakho, umunwe wakho noma ikhodi yedivayisi yakho. Akukho okumele ukukhumbule, futhi akukho ikhasi mbumbulu elingakweba.",
  shared: "Hhayi kukhompyutha abanye abayisebenzisa ngegama lakho.",
  unverified: "Qala ngokuqinisekisa ikheli lakho le-imeyili, ngezansi.",
  cannot:
    "Lesi siphequluli asikwazi ukusebenzisa okhiye bokungena. Isiphequluli esisha efonini noma kukhompyutha siyakwazi.",
  add: "Engeza ukhiye wokungena",
  added: "Wengezwe {moment}",
  used: "Wengezwe {added} · wagcina ukusetshenziswa {moment}",
  rename: "Shintsha igama",
  renameNamed: "Shintsha igama: {name}",
  save: "Londoloza igama",
  remove: "Susa",
  removeNamed: "Susa {name}",
  isNew: "Omusha",
  reasons: {
    add: "Usuzokwengeza ukhiye wokungena.",
    remove: "Usuzosusa ukhiye wokungena.",
    rename: "Usuzoshintsha igama lokhiye wokungena.",
  },
  done: {
    added: "Ukhiye wakho wokungena wengeziwe.",
    addedMore: "Ngokuzayo, ngena ngawo esikhundleni sephasiwedi yakho. Sikutshelile nge-imeyili.",
    removed: "Ukhiye wokungena ususiwe.",
    removedMore: "Awusangenisi muntu. Ungawusula nakudivayisi yakho.",
    renamed: "Igama lilondoloziwe.",
    renamedMore: "Akukho okunye okushintshile.",
  },
  cancelled: "Akukho khiye wokungena owengeziwe. Akukho okushintshile.",
  already: "Le divayisi isinawo ukhiye wokungena we-akhawunti yakho.",
  failed:
    "Isiphequluli sakho asikwazanga ukwenza ukhiye wokungena. Sicela uzame futhi, noma kwenye idivayisi.",
  offer: {
    heading: "Ngokuzayo, ngaphandle kwephasiwedi?",
    text: "Ngokhiye wokungena kule divayisi ungena ngobuso bakho, umunwe wakho noma ikhodi yedivayisi. Ubuso nomunwe wakho akuphumi nanini kudivayisi yakho.",
    notNow: "Hhayi manje",
    more: "Uma uthi “Hhayi manje”, asiphindi sikubuze kule divayisi.",
  },
};
