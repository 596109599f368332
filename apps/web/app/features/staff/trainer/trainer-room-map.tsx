import type { ClassBed } from '@studio/contracts/staff-beds';
import type { GetTrainerClassResponse, TrainerRosterRow } from '@studio/contracts/trainer';
import { experienceLevelLabels } from '@studio/domain/people/experience-level';
import { formatMilestone } from '@studio/domain/people/milestone';
import { useQuery } from '@tanstack/react-query';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { trainerQueries } from './trainer-queries.ts';

/** Room of a class as it will be: who is on each bed, and what the instructor should know at a glance. */
export function TrainerRoomMap({ class: klass, rows }: GetTrainerClassResponse) {
  const { data } = useQuery(trainerQueries.beds(klass.classId));
  if (!data || data.beds.length === 0) return null;
  const rowsById = new Map(rows.map((row) => [row.bookingId, row]));
  const columns = Math.max(...data.beds.map(({ column }) => column));
  return (
    <ScrollRegion label="Room map" className="-mx-1 mt-4 p-1">
      <p className="rounded-input bg-linen py-1 text-center text-small text-stone">Instructor</p>
      <ul
        className="mt-1.5 grid gap-1.5"
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(4rem, 1fr))` }}
      >
        {data.beds.map((bed) => (
          <li
            key={bed.number}
            style={{ gridRow: bed.row, gridColumn: bed.column }}
            className={`flex min-h-24 flex-col items-center gap-1 rounded-input border px-0.5 py-2 text-center leading-tight ${bed.client ? 'border-ink bg-paper' : 'border-dashed border-line text-stone'}`}
          >
            <BedContent bed={bed} row={bed.client ? rowsById.get(bed.client.bookingId) : undefined} />
          </li>
        ))}
      </ul>
    </ScrollRegion>
  );
}

function BedContent({ bed, row }: { bed: ClassBed; row: TrainerRosterRow | undefined }) {
  return (
    <>
      <span className="numeric text-[0.75rem] text-stone [overflow-wrap:anywhere]">{bed.label}</span>
      {bed.client ? (
        <span className="line-clamp-3 text-[0.75rem] font-semibold [overflow-wrap:anywhere]">
          {bed.client.name}
        </span>
      ) : (
        <span className="text-[0.75rem]">{emptyTexts[bed.state]}</span>
      )}
      {row &&
        listMarks(row).map((mark) => (
          <span key={mark} className="text-[0.75rem]">
            {mark}
          </span>
        ))}
    </>
  );
}

const emptyTexts: Record<ClassBed['state'], string> = {
  booked: '',
  held: 'Held',
  free: 'Free',
  out: 'Out of service',
};

/** Returns what the instructor should know of a client: level, first visit or milestone, and shared health answers. */
function listMarks({ level, milestone, health, guestOf }: TrainerRosterRow): string[] {
  const hasAnswers = health !== null && (health.pregnant || health.injuries !== '');
  return [
    ...(guestOf ? ['Guest'] : []),
    ...(milestone === null ? [] : [formatMilestone(milestone)]),
    ...(level && milestone !== 1 ? [experienceLevelLabels[level]] : []),
    ...(hasAnswers ? ['Health note'] : []),
  ];
}
