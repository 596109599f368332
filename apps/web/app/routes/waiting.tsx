import { useSearchParams } from 'react-router';
import { QuietPage } from '../features/shell/quiet-page.tsx';
import { WaitingPage } from '../features/waiting-list/waiting-page.tsx';
import { type InFrame, privateMeta } from '../lib/meta.ts';
import type { Route } from './+types/waiting';

export const handle = { reads: ['k'] };

// The address carries the key of the entry: no other site is told it.
export const meta = ({ matches }: InFrame) =>
  privateMeta(
    matches,
    'Your place on the waiting list',
    'Your place in the line, and the offer when a place comes free.',
  );

/** /waiting/{entryId}?k={key}, the signed link of the mails. */
export default function WaitingRoute({ params }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return (
    <WaitingPage
      key={params.entryId}
      entryId={params.entryId}
      entryKey={query.get('k') ?? undefined}
      QuietPage={QuietPage}
    />
  );
}
