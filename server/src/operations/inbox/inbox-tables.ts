declare module "../../platform/database/tables.ts" {
  interface Tables {
    captured_messages: {
      id: string;
      channel: "email" | "sms";
      recipient: string;
      subject: string;
      body_text: string;
      body_html: string;
      created_at: Date;
    };
  }
}
