/** The features that Playwright switches off: an argument of that name replaces Playwright's own. */
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
 * Two hidden pages of the address bar, which the whole Chromium loads with each window: they take two thirds of a new
 * context's processor time.
 */
const ofAddressBar = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"] as const;

/** An argument for the whole Chromium. */
export const withoutAddressBar = `--disable-features=${[...offByPlaywright, ...ofAddressBar].join(",")}`;
