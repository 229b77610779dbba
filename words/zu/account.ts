import type { accountWords as english } from "../en/account.ts";
import type { Translation } from "../text/translation.ts";

/** Account settings: its frame, how somebody logs in, and the removal. */
export const accountWords: Translation<typeof english> = {
  heading: "Izilungiselelo ze-akhawunti",
  open: "Vula i-{product}",
  logOut: "Phuma",
  contents: "Kuleli khasi",
  loading: "I-akhawunti yakho iyalayishwa",
  failed: "I-akhawunti yakho ayikwazanga ukulayishwa",
  tryAgain: "Zama futhi",
  ended: {
    heading: "Uphumile kuleli khasi",
    why: "Siyakukhipha lapha uma imizuzu engu-15 iphela ungenzi lutho, noma uma sekuphele engu-30 isiyonke, noma uma lokhu kungena kuqedwe kwenye indawo, njengakwenye ithebhu. Okushintshile kuhlala kushintshiwe; akukho okunye okuthintiwe.",
    logIn: "Ngena futhi",
  },
  locked: {
    heading: "Izinguquko zimisiwe kuze kube {moment}",
    why: "Othile usazise ukuthi inguquko akayenzanga yena. Kuze kube yileso sikhathi akukho okungashintshwa lapha. Usengakwazi ukukhipha amadivayisi futhi, uma usunephasiwedi entsha, ususe okhiye bokungena.",
  },
  /** On top of the page: nothing arrives at an address or a number of the account. */
  unreachable: {
    mail: "Asikwazanga ukufinyelela ku-{address}.",
    mailWhy:
      "Ama-imeyili aya kulo ayabuya: alikho ikheli elinjalo. Sicela ushintshe ikheli ngezansi, kungenjalo azikho izixhumanisi zethu ezingafinyelela kuwe.",
    spamWhy:
      "I-imeyili yethu ibikwe lapho njengogaxekile, ngakho ezilandelayo kungenzeka zingafiki. Maka imilayezo yethu ngokuthi “akuyena ugaxekile”, noma ushintshe ikheli ngezansi.",
    sms: "Asikwazanga ukufinyelela ku-{number}.",
    smsWhy:
      "Inethiwekhi ayiyazi le nombolo. Sicela uyishintshe ngezansi, kungenjalo ayikho ikhodi yethu engafinyelela kuwe.",
  },
  cancel: "Khansela",
  told: "Sikwazisile nge-imeyili.",
  parts: {
    login: "Izindlela zokungena",
    step: "Isiqinisekiso sezinyathelo ezimbili",
    reach: "Indlela esikuthola ngayo",
    devices: "Amadivayisi nokungena",
    kept: "Esikugcinayo ngawe",
    remove: "Susa i-akhawunti yami",
  },
  username: {
    name: "Igama lomsebenzisi",
    stays: "Ungena ngalo. Lihlala linjalo.",
    isEmail: "Ikheli lakho le-imeyili. Uma ulishintsha, igama lomsebenzisi lishintsha nalo.",
  },
  password: {
    name: "Iphasiwedi",
    current: "Iphasiwedi yamanje",
    changed: "Yashintshwa ngo-{day}",
    change: "Shintsha",
    changeNamed: "Shintsha iphasiwedi",
    others: "Uzokhishwa ku-akhawunti yakho kuzo zonke ezinye izindawo. Lapha uhlala ungenile.",
    done: "Iphasiwedi yakho ishintshiwe.",
  },
  removal: {
    lead: "Sithumela isixhumanisi ekhelini lakho le-imeyili. Akwenzeki lutho uze usivule uqinisekise. Amarekhodi ezempilo agcinwa okungenani iminyaka eyisithupha ngokomhlahlandlela we-HPCSA.",
    send: "Ngithumele isixhumanisi",
    sent: "Isixhumanisi sisendleleni eya ku-{address}.",
    sentBefore: "Isixhumanisi sisendleleni eya ekhelini obunalo ngaphambilini.",
    sentMore: "Akwenzeki lutho uze usivule uqinisekise.",
  },
};
