import { parsedUrl } from "../parsed-url.ts";

/** The client's values in a framework's settings. */
export interface ClientSettings {
  issuer: string;
  id: string;
  /** Null for a client without one. */
  secret: string | null;
  /** Whether it signs with a private key in place of a secret. */
  isSigning: boolean;
  redirectUri: string;
}

/** The lines to paste, by framework; docs/integrate has a page for each. */
const settings = {
  express: ({ issuer, id, secret, redirectUri }) => `app.use(auth({
  issuerBaseURL: "${issuer}",
  baseURL: "${originOf(redirectUri)}",
  clientID: "${id}",
  clientSecret: "${secret}",
  secret: process.env.COOKIE_SECRET,
  idpLogout: true,
  authorizationParams: { response_type: "code", scope: "openid profile email" },
}));`,
  passport: ({ issuer, id, secret, redirectUri }) => `new OpenIDConnectStrategy({
  issuer: "${issuer}",
  authorizationURL: "${issuer}/auth",
  tokenURL: "${issuer}/token",
  userInfoURL: "${issuer}/me",
  clientID: "${id}",
  clientSecret: "${secret}",
  callbackURL: "${redirectUri}",
  scope: ["profile", "email"],
  nonce: true,
  skipUserProfile: false,
}, (issuer, profile, done) => done(null, profile))`,
  react: ({ issuer, id, redirectUri }) => `new UserManager({
  authority: "${issuer}",
  client_id: "${id}",
  redirect_uri: "${redirectUri}",
  scope: "openid profile email",
  loadUserInfo: true,
});`,
  appauth: ({ issuer, id, redirectUri }) => `issuer       ${issuer}
client id    ${id}
redirect     ${redirectUri}
scopes       openid profile email
secret       none (PKCE)`,
  apache: ({
    issuer,
    id,
    secret,
    redirectUri,
  }) => `OIDCProviderMetadataURL ${issuer}/.well-known/openid-configuration
OIDCClientID ${id}
OIDCClientSecret ${secret}
OIDCRedirectURI ${redirectUri}
OIDCScope "openid profile email"
OIDCPKCEMethod S256
OIDCCryptoPassphrase <a passphrase of your own>`,
  spring: ({
    issuer,
    id,
    secret,
    redirectUri,
  }) => `spring.security.oauth2.client.registration.frontdoor.client-id=${id}
spring.security.oauth2.client.registration.frontdoor.client-secret=${secret}
spring.security.oauth2.client.registration.frontdoor.scope=openid,profile,email
spring.security.oauth2.client.registration.frontdoor.redirect-uri=${redirectUri}
spring.security.oauth2.client.provider.frontdoor.issuer-uri=${issuer}`,
  nextjs: ({ issuer, id, secret, redirectUri }) => `// back at ${redirectUri}
{
  id: "frontdoor",
  name: "Frontdoor",
  type: "oidc",
  issuer: "${issuer}",
  clientId: "${id}",
  clientSecret: "${secret}",
  idToken: false,
  checks: ["pkce", "state"],
  authorization: { params: { scope: "openid profile email" } },
}`,
  python: ({ issuer, id, secret, redirectUri }) => `# back at ${redirectUri}
OAuth(app).register(
    "frontdoor",
    client_id="${id}",
    client_secret="${secret}",
    server_metadata_url="${issuer}/.well-known/openid-configuration",
    client_kwargs={"scope": "openid profile email", "code_challenge_method": "S256"},
)`,
  aspnet: ({ issuer, id, secret, redirectUri }) => `options.Authority = "${issuer}";
options.ClientId = "${id}";
options.ClientSecret = "${secret}";
options.CallbackPath = "${pathOf(redirectUri)}";
options.ResponseType = "code";
options.ResponseMode = "query";
options.UsePkce = true;
options.SaveTokens = true;
options.GetClaimsFromUserInfoEndpoint = true;
options.Scope.Add("email");`,
  other: ({ issuer, id, secret, isSigning, redirectUri }) => `issuer        ${issuer}
discovery     ${issuer}/.well-known/openid-configuration
client id     ${id}
client secret ${secret ?? (isSigning ? "none (private_key_jwt)" : "none (PKCE)")}
redirect      ${redirectUri}
scopes        openid profile email
flow          authorization code, with PKCE (S256) or a nonce`,
} as const satisfies Record<string, (client: ClientSettings) => string>;

export type Framework = keyof typeof settings;
export const frameworks = Object.keys(settings) as [Framework, ...Framework[]];

/** Placeholder for the secret of a client without one. */
const noSecret = "\0";

/** The settings to paste for a framework; for a client without a secret without the line for it. */
export function settingsFor(framework: Framework, client: ClientSettings): string {
  if (framework === "other" || client.secret !== null) return settings[framework](client);
  const lines = settings[framework]({ ...client, secret: noSecret }).split("\n");
  return lines.filter((line) => !line.includes(noSecret)).join("\n");
}

const pathOf = (address: string) => parsedUrl(address)?.pathname ?? address;
const originOf = (address: string) => parsedUrl(address)?.origin ?? address;
