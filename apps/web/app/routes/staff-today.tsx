import { isInAnyGroup, staffToolGroups } from '@studio/domain/people/groups';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BookForPersonDialog } from '../features/staff/book-for-person/book-for-person-dialog.tsx';
import { SetupNotice } from '../features/staff/setup/setup-notice.tsx';
import { StaffToday } from '../features/staff/today/staff-today.tsx';
import { todayQueries } from '../features/staff/today/today-queries.ts';
import { RequireAccess } from '../lib/session/require-access.tsx';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/site/page-meta.ts';
import { Button } from '../ui/button.tsx';
import { StaffIcon } from '../ui/staff-icon.tsx';
import { showToast } from '../ui/toast.ts';

export const handle = { cacheFor: 'version' };

export const meta = ({ matches }: RouteMatches) =>
  buildPrivatePageMeta(matches, 'Today', 'Today’s classes, tours and tasks.');

/** /admin: today's classes and open tasks. */
export default function StaffTodayRoute() {
  return (
    <RequireAccess groups={staffToolGroups}>
      {({ groups }) => (
        <StaffToday booking={<BookForClient />} setup={isInAnyGroup(groups, ['ADMIN']) && <SetupNotice />} />
      )}
    </RequireAccess>
  );
}

function BookForClient() {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <StaffIcon name="plus" size={18} />
        Book for a client
      </Button>
      <BookForPersonDialog
        open={open}
        onClose={() => setOpen(false)}
        onBooked={(message) => {
          setOpen(false);
          showToast(message);
          void queryClient.invalidateQueries({ queryKey: todayQueries.all });
        }}
      />
    </>
  );
}
