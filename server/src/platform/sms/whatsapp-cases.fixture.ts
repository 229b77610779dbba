import { expect } from "vitest";
import type { Told } from "./told.fixture.ts";

const graphError = (code: number) => ({ error: { message: "(#x)", type: "OAuthException", code } });

export const whatsAppTold: Told = {
  account: { account: "106540352242922", from: "one_time_code" },
  path: "/send/106540352242922/messages",
  authorization: "Bearer secret",
  sent: ({ body }) => {
    const parameters = [{ type: "text", text: "042917" }];
    expect(body).toEqual({
      messaging_product: "whatsapp",
      recipient_type: "individual",
      to: "+27821234567",
      type: "template",
      template: {
        name: "one_time_code",
        language: { code: "af" },
        components: [
          { type: "body", parameters },
          { type: "button", sub_type: "url", index: "0", parameters },
        ],
      },
      biz_opaque_callback_data: "row-1",
    });
  },
  answers: [
    [
      "success",
      200,
      {
        messaging_product: "whatsapp",
        contacts: [{ input: "+27821234567", wa_id: "27821234567" }],
        messages: [{ id: "wamid.HBgL", message_status: "accepted" }],
      },
      "taken wamid.HBgL",
    ],
    ["a number without WhatsApp", 400, graphError(131_026), "refused"],
    ["a wrong token", 401, graphError(190), "away"],
    ["no permission, said with 500", 500, graphError(3), "away"],
    ["no such template in this language", 404, graphError(132_001), "away"],
    ["no payment", 400, graphError(131_042), "away"],
    ["throttling", 400, graphError(130_429), "later"],
    ["too many to this person", 400, graphError(131_056), "later"],
    ["an error with 200", 200, graphError(131_009), "away"],
    ["a fault that they do not know", 500, graphError(131_000), "unknown"],
    ["no service", 503, graphError(131_016), "away"],
    ["half an answer", 200, '{"messaging_product":"whats', "unknown"],
    ["a fault of what stands before it", 502, "<html>", "away"],
  ],
  credit: [
    "/send/106540352242922?fields=display_phone_number,quality_rating",
    { display_phone_number: "+27 10 000 0000", quality_rating: "GREEN", id: "106540352242922" },
    "+27 10 000 0000, quality GREEN",
  ],
};
