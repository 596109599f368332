import { formatPriceShort } from '@studio/domain/money/money';
import { Link } from 'react-router';
import { Accordion } from '../../../ui/accordion.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { ClassInstructor } from './class-type-page-data.ts';
import { InstructorPortrait } from './instructor-portrait.tsx';

interface InstructorAccordionProps {
  teachers: readonly ClassInstructor[];
  /** Rating of all instructors together, such as "4.8 from 52 reviews"; empty without one. */
  rating: string;
}

/** Accordion of the class's instructors. The details of one instructor are open at a time. */
export function InstructorAccordion({ teachers, rating }: InstructorAccordionProps) {
  return (
    <section
      aria-labelledby="teachers"
      className="container-page grid gap-8 pb-16 md:pb-24 desk:grid-cols-12 desk:gap-6 desk:pb-32"
    >
      <div className="desk:col-span-4">
        <h2 id="teachers" className="text-h2">
          Your instructors
        </h2>
        {rating && (
          <p className="mt-4 flex items-center gap-2 text-stone">
            <Icon name="star" size={16} strokeWidth={1} className="fill-brass text-brass" />
            {rating}
          </p>
        )}
      </div>
      <Accordion
        name="teacher"
        openAtFirst={teachers[0]?.id ?? ''}
        className="desk:col-span-8 [&>details>div]:max-w-none"
        items={teachers.map((teacher) => ({
          key: teacher.id,
          title: teacher.name,
          beside: <span className="max-sm:hidden">{describeInstructor(teacher)}</span>,
          before: (
            <span className="block shrink-0 overflow-clip rounded-card group-open:hidden">
              <InstructorPortrait of={teacher} sizes="56px" className="size-14" />
            </span>
          ),
          content: <InstructorDetails teacher={teacher} />,
        }))}
      />
    </section>
  );
}

function describeInstructor({ tags, oneToOneFromPence }: ClassInstructor): string {
  const lowest = oneToOneFromPence === null ? [] : [`1:1 from ${formatPriceShort(oneToOneFromPence)}`];
  return [...tags.slice(0, 2), ...lowest].join(', ');
}

function InstructorDetails({ teacher }: { teacher: ClassInstructor }) {
  const classes = `/timetable?${new URLSearchParams({ trainerId: teacher.id, filter: 'trainer' })}`;
  return (
    <div className="grid gap-6 pt-1 text-ink md:grid-cols-[15rem_minmax(0,1fr)] md:items-center md:gap-10">
      <InstructorPortrait of={teacher} sizes="240px" className="h-70 w-60 rounded-[120px_120px_24px_24px]" />
      <div>
        <p className="max-w-[30em] text-lead">{teacher.bio}</p>
        <ul className="mt-5 flex flex-wrap gap-2">
          {teacher.tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink to={classes} size="small" className="max-sm:w-full">
            See {teacher.firstName}’s classes
          </ButtonLink>
          {teacher.oneToOneFromPence !== null && (
            <Link
              to={`/contact?${new URLSearchParams({ topic: '1-1', with: teacher.name })}`}
              className="text-link inline-flex min-h-11 items-center font-medium max-sm:mx-auto"
            >
              Ask about a 1:1
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}
