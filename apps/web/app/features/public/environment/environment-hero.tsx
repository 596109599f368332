import { environmentCopy } from '@studio/content/copy/environment';
import type { RoomsCopy } from '@studio/content/site-copy/rooms';
import type { ReactNode } from 'react';
import { studioEnvironment1 } from '../../../assets/pictures/studio-environment-1.ts';
import { useSitePicture } from '../../../lib/site/use-site-picture.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Picture } from '../../../ui/picture.tsx';

interface EnvironmentHeroProps {
  copy: RoomsCopy;
  /** Link to the tour booking. */
  tour: ReactNode;
}

const builtIn = { ...studioEnvironment1, objectPosition: '55% 40%' };

export function EnvironmentHero({ copy, tour }: EnvironmentHeroProps) {
  const picture = useSitePicture('studio', builtIn);
  return (
    <section>
      <div className="container-page grid gap-x-6 gap-y-6 pt-12 pb-10 md:pt-20 md:pb-14 desk:grid-cols-12 desk:items-end">
        <h1 className="text-display desk:col-span-7">{copy.heading}</h1>
        <div className="desk:col-span-5">
          <p className="max-w-[34em] text-lead text-stone">{copy.lead}</p>
          <div className="mt-6 flex flex-wrap items-center gap-3">
            {tour}
            <ButtonLink to="/timetable" kind="secondary" size="large">
              {environmentCopy.timetable}
            </ButtonLink>
          </div>
        </div>
      </div>
      {picture && (
        <figure>
          <Picture
            of={picture}
            sizes="100vw"
            priority
            className="h-[300px] w-full bg-linen sm:h-[460px] desk:h-[clamp(560px,46vw,820px)]"
          />
          <figcaption className="container-page pt-4 text-small text-stone">{copy.captions.first}</figcaption>
        </figure>
      )}
    </section>
  );
}
