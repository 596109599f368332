import { queryOptions } from '@tanstack/react-query';
import { loadSettings } from './settings-api.ts';

export const settingsQueries = {
  /** Settings of the studio and its website. */
  studio: () => queryOptions({ queryKey: ['settings', 'studio'], queryFn: loadSettings }),
};
