import { expect, test } from "vitest";
import { readCliConfig } from "../cli/cli-config.ts";
import { readConfig } from "./config.ts";

test("[S2.056] every address that is not set follows the ones that are: all ports moved", () => {
  const { publicUrl, products, kiosk, console } = readConfig({
    PORT: "4100",
    PRACTICE_PRODUCT_URL: "http://127.0.0.1:4101/practice?from=site",
    STAFF_LISTEN: "127.0.0.1:4102",
  });
  expect({ publicUrl, products, kiosk, console }).toEqual({
    publicUrl: "http://localhost:4100",
    products: {
      practice: {
        startUrl: "http://127.0.0.1:4101/practice?from=site",
        origin: "http://127.0.0.1:4101",
      },
      academic: { startUrl: "http://127.0.0.1:4101/academic", origin: "http://127.0.0.1:4101" },
    },
    kiosk: {
      urlTemplate: "http://127.0.0.1:4101/kiosk/{practiceId}",
      origin: "http://127.0.0.1:4101",
    },
    console: {
      url: "http://localhost:4102",
      isHttps: false,
      listen: { host: "127.0.0.1", port: 4102 },
    },
  });
  expect(readCliConfig({ PORT: "4100" }).url).toBe(publicUrl);
  const elsewhere = readConfig({ PRACTICE_PRODUCT_URL: "https://practice.example.org/start" });
  expect(elsewhere.kiosk.urlTemplate).toBe("http://localhost:3001/kiosk/{practiceId}");
});
