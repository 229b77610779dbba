import type { accountContactWords as english } from "../en/account-contact.ts";
import type { Translation } from "../text/translation.ts";

/** On account settings: the email address and the cellphone number, and their verification. */
export const accountContactWords: Translation<typeof english> = {
  lead: "Sibhala lapha uma kukhona okushintshayo nge-akhawunti yakho.",
  verified: "Kuqinisekisiwe",
  notVerified: "Akukaqinisekiswa",
  verifiedOn: "Kuqinisekiswe ngo-{day}",
  change: "Shintsha",
  email: {
    changeNamed: "Shintsha ikheli le-imeyili",
    unverified: "Ikheli lakho le-imeyili alikaqinisekiswa.",
    unverifiedMore:
      "Vula isixhumanisi esikuthumele sona. Uma usukwenzile, ungasebenzisa okhiye bokungena nesiqinisekiso sezinyathelo ezimbili.",
    refused:
      "Umnikazi waleli kheli uthe ngo-{day} i-akhawunti akuyona eyakhe. Sicela ukhethe ikheli elingelakho.",
    sendAgain: "Thumela isixhumanisi futhi",
    sent: "Isixhumanisi sisendleleni eya ku-{address}.",
    sentMore:
      "Sisebenza amahora angu-24. Uma kungakafiki lutho ngemva kwemizuzu embalwa, bheka kufolda yogaxekile (spam).",
    newAddress: "Ikheli elisha le-imeyili",
    hint: "Sithumela isixhumanisi kulo. Uze usivule, i-akhawunti yakho igcina ikheli enalo.",
    submit: "Thumela isixhumanisi",
    waiting: {
      heading: "Ikheli elisha lisamele liqinisekiswe",
      asked: "Ucele ukuthi kuguqulwe",
      open: "Vula isixhumanisi esisithumele ku-{address}",
      until:
        "Lilinda kuze kube {moment}. Kuze kube yileso sikhathi i-akhawunti yakho igcina ikheli elingenhla.",
      cancel: "Khansela inguquko",
    },
    changed: {
      heading: "Ikheli lakho lisanda kushintsha",
      verified: "Kuqinisekiswe ku-{address}",
      canUndo: "Ikheli lakho elidala lisengakuhlehlisa",
      until: "Kuze kube {moment}. Sibhalela womabili amakheli kuze kube yileso sikhathi.",
      undo: "Hlehlisa inguquko",
    },
    undone: "Ikheli lakho lihlala lingu-{address}.",
    undoing: "Ikheli lakho elidala libuyile.",
  },
  number: {
    changeNamed: "Shintsha inombolo yeselula",
    use: "Eye-SMS osetha ngayo kabusha iphasiwedi yakho",
    unverified: "Sithumela i-SMS enekhodi kuyo.",
    prove: "Yiqinisekise",
    newNumber: "Inombolo entsha yeselula",
    hint: "Sithumela ikhodi kuyo nge-SMS. Uze uyifake, i-akhawunti yakho igcina inombolo enayo.",
    submit: "Thumela ikhodi",
    waiting: "Faka ikhodi esiyithumele ku-{number}",
    codeHint: "Evela ku-SMS yethu",
    confirm: "Qinisekisa inombolo",
    sendAgain: "Thumela ikhodi entsha",
    sent: "Ikhodi isendleleni eya ku-{number}.",
    done: "Inombolo yakho yeselula iqinisekisiwe.",
  },
  language: {
    name: "Ulimi",
    changeNamed: "Shintsha ulimi",
    more: "Olwama-imeyili ethu, ama-SMS ethu nalawa makhasi",
  },
  codeWay: {
    name: "Amakhodi",
    sms: "Nge-SMS",
    whatsapp: "Nge-WhatsApp",
    more: "Uma ikhodi ingafiki ngale ndlela, siyithumela ngenye indlela.",
    useSms: "Wathumele nge-SMS",
    useWhatsApp: "Wathumele nge-WhatsApp",
    done: "Okukhethile kulondoloziwe.",
  },
};
