/** What Playwright switches off: an argument of that name takes the place of Playwright's own. */
export const offByPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
] as const;

/**
 * Two hidden pages below the address bar, which the whole Chromium loads with each window: two thirds of what a new
 * context takes of the processor.
 */
const ofAddressBar = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"] as const;

/** An argument for the whole Chromium. */
export const withoutAddressBar = `--disable-features=${[...offByPlaywright, ...ofAddressBar].join(",")}`;
