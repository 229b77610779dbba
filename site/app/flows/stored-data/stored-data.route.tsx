import { useAddressSecret } from "../../client/address-secret.ts";
import { usePathParts } from "../../client/location.ts";
import { secretPlaceholder } from "../../client/secret-placeholder.ts";
import { island } from "../../island/island.tsx";
import { useMailedLink } from "../../parts/mailed-link/use-mailed-link.ts";
import { saveStoredData } from "../../parts/save-stored-data.ts";
import { askForLink, takeFile } from "./stored-data.calls.ts";
import { StoredDataScreen } from "./stored-data.screen.tsx";

/**
 * The page of a link that support mails to people who cannot log in: describes the file and lets them download it once.
 */
function StoredDataRoute() {
  const [, token = ""] = usePathParts();
  const secret = useAddressSecret(token, `/stored-data/${secretPlaceholder}`);
  return <LinkedData key={secret} token={secret} />;
}

function LinkedData({ token }: { token: string }) {
  const { onPress, ...link } = useMailedLink(token, askForLink, {
    download: {
      ask: takeFile,
      take(data) {
        saveStoredData(data);
        return "done";
      },
    },
  });
  return <StoredDataScreen {...link} onPress={() => onPress("download")} />;
}

export default island(StoredDataRoute);
