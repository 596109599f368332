import { paths } from '@studio/contracts/paths';
import type { GetSettingsResponse } from '@studio/contracts/staff-settings';
import { browserApi } from '../../../lib/api/browser-api.ts';

export type EditableProfile = GetSettingsResponse['profile'];
export type StudioSettings = GetSettingsResponse['settings'];

export const loadSettings = () => browserApi().call<GetSettingsResponse>(paths.settingsGet, {});

export interface SaveSettingsInput {
  profile?: Partial<EditableProfile>;
  settings?: Partial<StudioSettings>;
}

/** Saves the given fields only. */
export const saveSettings = (change: SaveSettingsInput) => browserApi().call(paths.settingsSave, change);
