import type { EligibilityCopy } from '@studio/content/site-copy/eligibility';
import type { ReactNode } from 'react';
import { heroYoga } from '../../../assets/pictures/hero-yoga.ts';
import { useSitePicture } from '../../../lib/site/use-site-picture.ts';
import { Picture } from '../../../ui/picture.tsx';

interface EligibilityHeroProps {
  copy: EligibilityCopy;
  /** Decoration behind the heading. */
  daylight: ReactNode;
}

/** Heading and introduction of the page. */
export function EligibilityHero({ copy, daylight }: EligibilityHeroProps) {
  const picture = useSitePicture('eligibility', heroYoga);
  return (
    <section className="relative overflow-hidden bg-linen">
      {daylight}
      <div className="container-page relative grid gap-x-6 desk:grid-cols-12">
        <div className="py-12 md:py-20 desk:col-span-6 desk:self-center desk:py-24">
          <h1 className="text-h1">{copy.heading}</h1>
          <p className="mt-5 max-w-[30em] text-lead">{copy.lead}</p>
        </div>
        {picture && (
          <div className="max-desk:-mx-(--gutter) desk:col-span-6 desk:-mr-[max(var(--gutter),calc((100vw-77.5rem)/2))] desk:min-h-[440px]">
            <Picture
              of={picture}
              sizes="(min-width: 68.75rem) 55vw, 100vw"
              priority
              className="aspect-[16/10] h-auto w-full desk:aspect-auto desk:h-full desk:rounded-tl-[220px]"
            />
          </div>
        )}
      </div>
    </section>
  );
}
