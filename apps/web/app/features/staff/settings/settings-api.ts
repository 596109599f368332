import { paths } from '@studio/contracts/paths';
import type { GetSettingsResponse } from '@studio/contracts/staff-settings';
import { browserApi } from '../../../lib/api/browser-api.ts';

export type StudioProfile = GetSettingsResponse['profile'];
export type StudioSettings = GetSettingsResponse['settings'];

export const loadSettings = () => browserApi().call<GetSettingsResponse>(paths.settingsGet, {});

export interface SettingsChange {
  profile?: Partial<StudioProfile>;
  settings?: Partial<StudioSettings>;
}

/** Saves the given fields only. */
export const saveSettings = (change: SettingsChange) => browserApi().call(paths.settingsSave, change);
