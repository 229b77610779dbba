/** Values that belong to the whole installation, by name. */
export interface SettingsTables {
  settings: { name: string; value: string };
}
