import { paths } from '@studio/contracts/paths';
import type { GetSettingsResponse, SettingsSaveInput } from '@studio/contracts/staff-settings';
import { browserApi } from '../../../lib/api/browser-api.ts';

export type StudioProfile = GetSettingsResponse['profile'];
export type StudioSettings = GetSettingsResponse['settings'];

export const loadSettings = () => browserApi().call<GetSettingsResponse>(paths.settingsGet, {});

/** Saves the given fields only. */
export const saveSettings = (change: Omit<SettingsSaveInput, 'branchId'>) =>
  browserApi().call(paths.settingsSave, change);
