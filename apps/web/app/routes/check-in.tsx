import { studioTeamGroups } from '@studio/domain/people/groups';
import { importWithRetry } from '@studio/islands/import-with-retry';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { CheckInPage } from '../features/staff/check-in/check-in-page.tsx';
import { parseBookingCode } from '../features/staff/check-in/parse-booking-code.ts';
import { RequireAccess } from '../lib/session/require-access.tsx';
import { getStaffToolStyleLinks } from '../lib/site/get-staff-tool-style-links.ts';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/site/page-meta.ts';

/** Loaded when staff book for a walk-in client, so that the roster and the scanner load faster. */
const BookFor = lazy(async () => ({
  default: await importWithRetry(
    async () =>
      (await import('../features/staff/book-for-person/book-for-person-dialog.tsx')).BookForPersonDialog,
  ),
}));

/** Loaded when staff sell an item, for the same reason. */
const SellSheet = lazy(async () => ({
  default: await importWithRetry(
    async () => (await import('../features/staff/person/sell-sheet.tsx')).SellSheet,
  ),
}));

export const handle = { cacheFor: 'version', tool: true };

export const links = getStaffToolStyleLinks;

export const meta = ({ matches }: RouteMatches) =>
  buildPrivatePageMeta(matches, 'Check-in', 'Class rosters and QR code check-in.');

/**
 * /scan?code=&s=, or ?class=. For the team: other members are redirected to the home page, visitors to /login
 * and back.
 */
export default function CheckInRoute() {
  const [search] = useSearchParams();
  const code = search.get('code');
  const signature = search.get('s');
  const typed =
    code === null ? null : { ...(parseBookingCode(code) ?? { code }), ...(signature && { signature }) };
  return (
    <RequireAccess groups={studioTeamGroups}>
      {(user) => (
        <CheckInPage
          key={user.id}
          user={user}
          code={typed}
          classId={search.get('class')}
          bookInto={(props) => (
            <Suspense>
              <BookFor open {...props} />
            </Suspense>
          )}
          sellItem={(props) => (
            <Suspense>
              <SellSheet open person={null} {...props} />
            </Suspense>
          )}
        />
      )}
    </RequireAccess>
  );
}
