import { queryOptions } from '@tanstack/react-query';
import { loadSetup } from './setup-api.ts';

export const setupQueries = {
  /** What is missing before the site can open. Refetched on every visit, because other tools change it. */
  checklist: () => queryOptions({ queryKey: ['setup', 'checklist'], queryFn: loadSetup, staleTime: 0 }),
};
