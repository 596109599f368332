import { BookFor } from '../features/book-for/book-for.tsx';
import { CancelClassDialog } from '../features/cancel-class/cancel-class-dialog.tsx';
import { StaffTimetable } from '../features/staff-timetable/staff-timetable.tsx';
import { privateMeta } from '../lib/meta.ts';

export const handle = { keptFor: 'version' };

export const meta = () => privateMeta('Timetable', 'The week, room by room.');

/** /admin/timetable: the week as the staff run it. */
export default function StaffTimetableRoute() {
  return (
    <StaffTimetable
      cancelClasses={(props) => <CancelClassDialog {...props} />}
      bookInto={(props) => <BookFor open {...props} />}
    />
  );
}
