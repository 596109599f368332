import type { ReactNode } from 'react';
import { useHeldPlaces } from '../../lib/use-held-places.ts';
import { useTrack } from '../../lib/use-track.ts';
import { BookBar } from './book-bar.tsx';
import { ClassHeading } from './class-heading.tsx';
import type { ClassOnDay } from './class-on-day-data.ts';
import { ClassPicture } from './class-picture.tsx';
import { ClassStory } from './class-story.tsx';
import { OtherTimes } from './other-times.tsx';
import { PlaceCard } from './place-card.tsx';
import { bookable, standingOf } from './standing.ts';
import { useClassNow } from './use-class-now.ts';

/** One class: what, when, with whom, and the places that are left now. */
export function ClassOnDayPage({ klass, whenFull }: { klass: ClassOnDay; whenFull: ReactNode }) {
  useTrack('class-opened', klass.activityType);
  const now = useClassNow(klass);
  const standing = standingOf(now, klass.end);
  const place = useHeldPlaces().get(klass.classId);
  const held = bookable(standing) || standing === 'full' ? place : undefined;
  return (
    <article>
      <div className="container-page grid gap-x-6 gap-y-8 pt-4 pb-16 md:pt-8 md:pb-24 desk:grid-cols-12">
        <div className="desk:col-span-7">
          <ClassHeading klass={klass} standing={standing} />
        </div>
        <div className="desk:col-span-4 desk:col-start-9 desk:row-span-2 desk:row-start-1 desk:pt-17">
          <div className="desk:sticky desk:top-[calc(var(--header-height)+32px)]">
            <PlaceCard klass={klass} now={now} standing={standing} held={held} whenFull={whenFull} />
          </div>
        </div>
        <div className="min-w-0 desk:col-span-7">
          <ClassPicture of={klass} />
          <ClassStory klass={klass} />
        </div>
      </div>
      <OtherTimes klass={klass} now={now} />
      {(held || bookable(standing)) && <BookBar klass={klass} now={now} held={held} />}
    </article>
  );
}
