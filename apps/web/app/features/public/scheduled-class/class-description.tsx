import { getPlaceNoun } from '@studio/domain/catalogue/room-kind';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import { InstructorSummary } from './instructor-summary.tsx';
import type { ScheduledClass } from './scheduled-class-data.ts';

export function ClassDescription({ klass }: { klass: ScheduledClass }) {
  const { description, minutes, level, room, roomDetail, bring, about, teacher, now } = klass;
  return (
    <>
      <p className="mt-8 max-w-[34em] text-lead md:mt-10">{description}</p>
      <dl className="mt-8 grid grid-cols-2 gap-y-6 border-y border-hairline py-6 sm:grid-cols-4">
        <DetailItem label="Duration">{minutes} min</DetailItem>
        <DetailItem label="Level">{level}</DetailItem>
        <DetailItem label={roomDetail || 'Studio'}>{room}</DetailItem>
        <DetailItem label={`${getPlaceNoun(klass.roomKind)}s`}>{now.capacity}</DetailItem>
      </dl>
      <div className="mt-12 md:mt-14">
        <InstructorSummary teacher={teacher} />
      </div>
      {bring.length > 0 && (
        <section aria-labelledby="bring" className="mt-12 md:mt-14">
          <h2 id="bring" className="text-h3">
            What to bring
          </h2>
          <ul className="mt-4 grid gap-3.5">
            {bring.map((line) => (
              <li key={line} className="flex gap-3">
                <Icon name="check" size={18} className="mt-1 shrink-0 text-sage-deep" />
                {line}
              </li>
            ))}
          </ul>
          {about && (
            <Link to={about.path} className="text-link mt-4 inline-flex min-h-11 items-center font-medium">
              About {about.name} classes
            </Link>
          )}
        </section>
      )}
    </>
  );
}

function DetailItem({ label, children }: { label: string; children: string | number | (string | number)[] }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-0.5 border-hairline sm:border-l sm:px-5 sm:first:border-l-0 sm:first:pl-0">
      <dt className="text-small text-stone first-letter:uppercase">{label}</dt>
      <dd className="display-face numeric text-row">{children}</dd>
    </div>
  );
}
