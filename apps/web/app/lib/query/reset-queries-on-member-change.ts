import type { QueryClient } from '@tanstack/react-query';
import { getCurrentUser, sessionChangeEvent } from '../session/session-user.ts';

/**
 * Discards all data when the member logs out or another one logs in, before the page renders for the new member. Then
 * refetches what the page still shows.
 */
export function resetQueriesOnMemberChange(client: QueryClient): QueryClient {
  let memberId = getCurrentUser()?.id;
  addEventListener(sessionChangeEvent, () => {
    const before = memberId;
    memberId = getCurrentUser()?.id;
    if (memberId === before) return;
    for (const query of client.getQueryCache().getAll()) query.reset();
    // Waits until the pages that require login are unmounted, because their queries would be refetched, too.
    setTimeout(() => void client.refetchQueries({ type: 'active' }));
  });
  return client;
}
