import { expect, test } from "vitest";
import { linkTo, logInToAccount } from "../../../test/account-settings.ts";
import { registerPerson } from "../../../test/accounts.ts";
import { makeInvite } from "../../../test/invites.ts";
import { goodPassword } from "../../../test/people.ts";
import { openTestServer } from "../../../test/test-server.ts";
import { appWith, stepOf, typeCode } from "../../../test/two-step.ts";

test.each([
  ["we mailed", true],
  ["a product handed over", false],
])(
  "[SEC-J10] a health professional whose invite %s sets two-step verification up at the first login, and reaches the product with it",
  async (_whose, isMailed) => {
    const server = await openTestServer({
      environment: { SECOND_FACTOR: "optional,practice:required" },
    });
    const emailAddress = "invited.hcp@example.org";
    const { code: inviteCode } = await makeInvite(server, { email: emailAddress, isMailed });
    const { username } = await registerPerson(server, { emailAddress, inviteCode });
    const credentials = { username, password: goodPassword };
    const first = await server.post("/practice/security/auth", credentials);
    expect(first.json()).toEqual({ location: "/account" });

    const owner = await logInToAccount(server, { realm: "practice", username });
    const overview = (await owner.get("/overview")).json();
    expect(overview.secondStep).toMatchObject({ policy: "required", since: null });
    if (!isMailed) {
      expect((await owner.post("/second-step/begin")).json().code).toBe("EMAIL_UNPROVEN");
      await owner.post("/email/send");
      const token = await linkTo(server, emailAddress, "account/email");
      expect((await owner.post("/email/proof", { token })).statusCode).toBe(200);
    }
    const begun = await owner.post("/second-step/begin");
    expect(begun.statusCode).toBe(200);
    const app = appWith(server, begun.json().key);
    expect((await owner.post("/second-step/confirm", { code: app.code() })).statusCode).toBe(200);
    expect((await owner.post("/second-step/on")).statusCode).toBe(200);

    const step = stepOf(await server.post("/practice/security/auth", credentials));
    const { location } = (await typeCode(server, step, app.code(1))).json();
    expect(location).toMatch(/^https:\/\/practice\.example\/start\?code=/);
    await server.close();
  },
);
