import { useRef, useState } from "react";
import { createSubmissionKeys } from "../../client/submission-keys.ts";
import { linkIsland } from "../../parts/mailed-link/link-island.tsx";
import { useMailedLink } from "../../parts/mailed-link/use-mailed-link.ts";
import { saveStoredData } from "../../parts/save-stored-data.ts";
import { askForLink, takeFile } from "./stored-data.calls.ts";
import { StoredDataScreen } from "./stored-data.screen.tsx";

/**
 * The page of a link that support mails to people who cannot log in: describes the file and lets them download it once.
 */
function LinkedData({ token }: { token: string }) {
  const keys = useRef(createSubmissionKeys());
  const [file, setFile] = useState("");
  const { onPress, ...link } = useMailedLink(token, askForLink, {
    download: {
      ask: (link: string, signal: AbortSignal) =>
        takeFile(link, { signal, idempotencyKey: keys.current.keyFor(link) }),
      take(data) {
        setFile(saveStoredData(data));
        return "done";
      },
    },
  });
  return <StoredDataScreen {...link} file={file} onPress={() => onPress("download")} />;
}

export default linkIsland("/stored-data", LinkedData);
