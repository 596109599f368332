import { queryOptions } from '@tanstack/react-query';
import { listEntitlements } from '../../../lib/api/list-entitlements.ts';
import { memberQueryKeys } from '../../../lib/query/member-query-keys.ts';
import { listSessionMovements } from './entitlements-api.ts';

/** Queries of the member's entitlements and of their history. */
export const entitlementQueries = {
  credits: () =>
    queryOptions({ queryKey: [...memberQueryKeys.account, 'credits'], queryFn: listEntitlements }),
  history: (entitlementId: string) =>
    queryOptions({
      queryKey: [...memberQueryKeys.account, 'credit-history', entitlementId],
      queryFn: () => listSessionMovements(entitlementId),
    }),
};
