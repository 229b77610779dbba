/** How far a message is, as the documents show it. */
export function waStatus(status: string, code?: number) {
  return {
    id: "wamid.HBgL",
    status,
    timestamp: "1750857384",
    recipient_id: "27821234567",
    biz_opaque_callback_data: "0199a0b0-0000-7000-8000-000000000001",
    ...(code !== undefined && { errors: [{ code, title: "x" }] }),
  };
}
export function hook(...statuses: object[]) {
  const metadata = { display_phone_number: "27100000000", phone_number_id: "106540352242922" };
  const value = { messaging_product: "whatsapp", metadata, statuses };
  return {
    object: "whatsapp_business_account",
    entry: [{ id: "1", changes: [{ value, field: "messages" }] }],
  };
}
