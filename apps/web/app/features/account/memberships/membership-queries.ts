import { queryOptions } from '@tanstack/react-query';
import { memberQueryKeys } from '../../../lib/query/member-query-keys.ts';
import { listMemberships, previewFreeze, startCardSetup } from './memberships-api.ts';

/** Queries of memberships and saved cards. Invalidate `all` after a change: it may also change sessions and invoices. */
export const membershipQueries = {
  all: memberQueryKeys.account,
  list: () =>
    queryOptions({ queryKey: [...memberQueryKeys.account, 'memberships'], queryFn: listMemberships }),
  freezePreview: (membershipId: string, months: number) =>
    queryOptions({
      queryKey: ['freeze-preview', membershipId, months],
      queryFn: () => previewFreeze(membershipId, months),
    }),
  /**
   * Stripe's setup for saving one card. It stays cached while the card form is open; the next form starts a
   * new setup.
   */
  cardSetup: (membershipId?: string) =>
    queryOptions({
      queryKey: ['card-setup', membershipId ?? null],
      queryFn: () => startCardSetup(membershipId),
      staleTime: 'static',
      gcTime: 0,
    }),
};
