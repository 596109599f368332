import { queryOptions } from '@tanstack/react-query';
import { fetchProfile } from '../../../lib/session/session.ts';

export const profileQueries = {
  /**
   * Loads the profile once per visit of the page. It isn't refetched, because the form keeps what the member
   * types and ignores newer data.
   */
  own: () =>
    queryOptions({ queryKey: ['own-profile'], queryFn: fetchProfile, staleTime: 'static', gcTime: 0 }),
};
