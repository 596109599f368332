import { queryOptions } from '@tanstack/react-query';
import { loadSetup } from './setup-api.ts';

export const setupQueries = {
  /**
   * Steps before the site can open. Refetched on every visit, because other pages of the staff tools change
   * them.
   */
  checklist: () => queryOptions({ queryKey: ['setup', 'checklist'], queryFn: loadSetup, staleTime: 0 }),
};
