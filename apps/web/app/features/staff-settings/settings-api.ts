import { paths } from '@studio/contracts/paths';
import type { SettingsGetAnswer, SettingsSave } from '@studio/contracts/staff-settings';
import { browserApi } from '../../lib/browser-api.ts';

export type Profile = SettingsGetAnswer['profile'];
export type Settings = SettingsGetAnswer['settings'];

export const loadSettings = () => browserApi().call<SettingsGetAnswer>(paths.settingsGet, {});

/** Changes what is named, and nothing else. */
export const saveSettings = (change: Omit<SettingsSave, 'branchId'>) =>
  browserApi().call(paths.settingsSave, change);
