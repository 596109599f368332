import { useSearchParams } from 'react-router';
import { MessagePage } from '../features/public/shell/message-page.tsx';
import { WaitingListPage } from '../features/public/waiting-list/waiting-list-page.tsx';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/site/page-meta.ts';
import type { Route } from './+types/waiting-list-entry';

export const handle = { reads: ['k'] };

// The URL contains the entry's key, so this is a private page, which sends no referrer.
export const meta = ({ matches }: RouteMatches) =>
  buildPrivatePageMeta(
    matches,
    'Your place on the waiting list',
    'Your place on the waiting list, and your offer when a place becomes available.',
  );

/** /waiting/{entryId}?k={key}, the signed link from emails. */
export default function WaitingListEntryRoute({ params }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return (
    <WaitingListPage
      key={params.entryId}
      entryId={params.entryId}
      entryKey={query.get('k') ?? undefined}
      MessagePage={MessagePage}
    />
  );
}
