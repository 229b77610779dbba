/** Loads the library when somebody uses a passkey for the first time: a process without one has 5 MB less to hold. */
export async function loadWebauthn() {
  const [library, helpers] = await Promise.all([
    import("@simplewebauthn/server"),
    import("@simplewebauthn/server/helpers"),
  ]);
  return { ...library, ...helpers };
}

export type Webauthn = Awaited<ReturnType<typeof loadWebauthn>>;
