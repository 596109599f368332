import type { ReactNode } from 'react';
import { useTrackEvent } from '../../../lib/analytics/use-track-event.ts';
import { useHeldPlaces } from '../../../lib/storage/use-held-places.ts';
import { getBookability, isBookable } from './bookability.ts';
import { BookingCard } from './booking-card.tsx';
import { ClassDescription } from './class-description.tsx';
import { ClassHeading } from './class-heading.tsx';
import { ClassPicture } from './class-picture.tsx';
import { MobileBookBar } from './mobile-book-bar.tsx';
import { OtherClassTimes } from './other-class-times.tsx';
import type { ScheduledClass } from './scheduled-class-data.ts';
import { useClassAvailability } from './use-class-availability.ts';

export function ScheduledClassPage({ klass, whenFull }: { klass: ScheduledClass; whenFull: ReactNode }) {
  useTrackEvent('class-opened', klass.activityType);
  const now = useClassAvailability(klass);
  const bookability = getBookability(now, klass.end);
  const place = useHeldPlaces().get(klass.classId);
  const held = isBookable(bookability) || bookability === 'full' ? place : undefined;
  return (
    <article>
      <div className="container-page grid gap-x-6 gap-y-8 pt-4 pb-16 md:pt-8 md:pb-24 desk:grid-cols-12">
        <div className="desk:col-span-7">
          <ClassHeading klass={klass} bookability={bookability} />
        </div>
        <div className="desk:col-span-4 desk:col-start-9 desk:row-span-2 desk:row-start-1 desk:pt-17">
          <div className="desk:sticky desk:top-[calc(var(--header-height)+32px)]">
            <BookingCard klass={klass} now={now} bookability={bookability} held={held} whenFull={whenFull} />
          </div>
        </div>
        <div className="min-w-0 desk:col-span-7">
          <ClassPicture of={klass} />
          <ClassDescription klass={klass} />
        </div>
      </div>
      <OtherClassTimes klass={klass} now={now} />
      {(held || isBookable(bookability)) && <MobileBookBar klass={klass} now={now} held={held} />}
    </article>
  );
}
