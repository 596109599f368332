import type { GetTimetableWeekResponse } from '@studio/contracts/staff-timetable';
import { getActivityTint } from './activity-tint.ts';

/** Legend of colours and borders. Each cell's accessible name says the same in words. */
export function TimetableLegend({
  week: { activities, rooms, classes },
}: {
  week: GetTimetableWeekResponse;
}) {
  const roomsOf = (activityId: string) => {
    const used = new Set(classes.filter((one) => one.activityId === activityId).map(({ roomId }) => roomId));
    return rooms.filter(({ id }) => used.has(id)).map(({ name }) => name);
  };
  return (
    <ul aria-label="Colour key" className="flex flex-wrap gap-x-5 gap-y-1.5 text-small text-stone">
      {activities.map(({ id, label }) => (
        <li key={id} className="flex items-center gap-2">
          <span aria-hidden="true" className={`size-3.5 rounded-[4px] ${getActivityTint(id)}`} />
          {[label, ...roomsOf(id)].join(', ')}
        </li>
      ))}
      <li className="flex items-center gap-2 md:ml-auto">
        <span aria-hidden="true" className="size-3.5 rounded-[4px] border-2 border-warning" />
        30% booked or less
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="size-3.5 rounded-[4px] border border-dashed border-error" />
        Cover needed
      </li>
    </ul>
  );
}
