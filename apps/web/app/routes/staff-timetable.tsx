import { BookForPersonDialog } from '../features/staff/book-for-person/book-for-person-dialog.tsx';
import { CancelClassDialog } from '../features/staff/class-cancellation/cancel-class-dialog.tsx';
import { CancelledClassStatus } from '../features/staff/class-cancellation/cancelled-class-status.tsx';
import { ClassMessages } from '../features/staff/class-messages/class-messages.tsx';
import { WriteClassMessage } from '../features/staff/class-messages/write-class-message.tsx';
import { StaffTimetable } from '../features/staff/timetable/staff-timetable.tsx';
import { useSession } from '../lib/session/use-session.ts';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/site/page-meta.ts';

export const handle = { cacheFor: 'version' };

export const meta = ({ matches }: RouteMatches) =>
  buildPrivatePageMeta(matches, 'Timetable', 'This week’s classes, by day and room.');

/** /admin/timetable: the week's timetable for staff. */
export default function StaffTimetableRoute() {
  const { user } = useSession();
  return (
    <StaffTimetable
      mayExport={user?.groups.includes('ADMIN') ?? false}
      cancelClasses={(props) => <CancelClassDialog {...props} />}
      panelParts={(classId) => ({
        cancelled: <CancelledClassStatus classId={classId} />,
        sent: <ClassMessages classId={classId} />,
        write: <WriteClassMessage classId={classId} />,
      })}
      bookInto={(props) => <BookForPersonDialog open {...props} />}
    />
  );
}
