import { buildTimetableSearch } from '@studio/domain/timetable/timetable-query';
import { Link } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import type { ScheduledClassInstructor } from './scheduled-class-data.ts';

export function InstructorSummary({
  teacher: { id, name, portrait, bio, tags },
}: {
  teacher: ScheduledClassInstructor;
}) {
  const firstName = name.split(' ')[0] ?? name;
  return (
    <section
      aria-labelledby="taught-by"
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-5 md:items-center md:gap-x-9"
    >
      <img
        src={portrait}
        alt=""
        width={120}
        height={140}
        loading="lazy"
        className="h-26 w-22 arch-88 bg-linen object-cover object-[50%_35%] md:row-span-2 md:h-47 md:w-40 md:arch-160"
      />
      <div className="self-end">
        <p className="text-small text-stone">Taught by</p>
        <h2 id="taught-by" className="mt-1 text-h3">
          {name}
        </h2>
        {tags.length > 0 && (
          <ul className="mt-3 flex flex-wrap gap-2 max-md:hidden">
            {tags.map((tag) => (
              <li key={tag}>
                <Badge>{tag}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="max-md:col-span-2 md:self-start">
        {bio && <p className="max-w-[30em]">{bio}</p>}
        <Link
          to={`/timetable${buildTimetableSearch({ filter: 'trainer', instructorId: id })}`}
          className="text-link mt-1 inline-flex min-h-11 items-center font-medium"
        >
          See {firstName}’s classes
        </Link>
      </div>
    </section>
  );
}
