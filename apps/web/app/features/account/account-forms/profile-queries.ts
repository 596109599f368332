import { queryOptions } from '@tanstack/react-query';
import { fetchProfile } from '../../../lib/session/session.ts';

export const profileQueries = {
  /** Profile at the start of this visit. A refetch would not reach the form, which keeps what the member types. */
  own: () =>
    queryOptions({ queryKey: ['own-profile'], queryFn: fetchProfile, staleTime: 'static', gcTime: 0 }),
};
