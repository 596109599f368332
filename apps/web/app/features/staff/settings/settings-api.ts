import { paths } from '@studio/contracts/paths';
import type { SettingsGetResponse, SettingsSaveInput } from '@studio/contracts/staff-settings';
import { browserApi } from '../../../lib/api/browser-api.ts';

export type StudioProfile = SettingsGetResponse['profile'];
export type StudioSettings = SettingsGetResponse['settings'];

export const loadSettings = () => browserApi().call<SettingsGetResponse>(paths.settingsGet, {});

/** Saves the given fields only. */
export const saveSettings = (change: Omit<SettingsSaveInput, 'branchId'>) =>
  browserApi().call(paths.settingsSave, change);
