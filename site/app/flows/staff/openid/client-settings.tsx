import { keepsSecret, type ListedOpenidClient } from "@frontdoor/contract/products/openid.ts";
import {
  type Framework,
  frameworks,
  settingsFor,
} from "@frontdoor/contract/products/openid-settings.ts";
import { consoleOpenidWords } from "@frontdoor/words/staff/openid.ts";
import { SelectField } from "../../../fields/select-field.tsx";
import { CopyButton } from "../../../parts/two-step-set-up/copy-button.tsx";
import { useFilter } from "../lists/use-address-text.ts";

const { settings: words } = consoleOpenidWords.clients;

/** The settings of a client for a framework, to be copied. The secret is a placeholder. */
export function ClientSettings({ client }: { client: ListedOpenidClient }) {
  const [framework, setFramework] = useFilter<Framework>("for", frameworks, "other");
  const isSigning = client.secret === "private-key";
  const text = settingsFor(framework, {
    issuer: client.issuer,
    id: client.id,
    secret: keepsSecret(client.type) && !isSigning ? words.secret : null,
    isSigning,
    redirectUri: client.redirectUris[0] ?? "",
  });
  return (
    <>
      <h3>{words.heading}</h3>
      <SelectField
        name="framework"
        label={words.framework}
        options={frameworks.map((id) => ({ id, name: words.names[id] }))}
        value={framework}
        onChange={({ currentTarget }) => {
          const chosen = frameworks.find((name) => name === currentTarget.value);
          if (chosen !== undefined) setFramework(chosen);
        }}
      />
      <pre className="reply">{text}</pre>
      <CopyButton key={text} text={text} label={words.copy} />
    </>
  );
}
