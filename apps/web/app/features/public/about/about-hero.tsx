import { aboutCopy } from '@studio/content/copy/about';
import type { AboutCopy } from '@studio/content/site-copy/about';
import { selectPlural } from '@studio/domain/text/format';
import { oneToOne } from '../../../assets/pictures/one-to-one.ts';
import { useSitePicture } from '../../../lib/site/use-site-picture.ts';
import { Picture } from '../../../ui/picture.tsx';
import type { StudioHighlights } from './about-details.ts';

const sizes = '100vw';
const builtIn = { ...oneToOne, objectPosition: '50% 46%' };

function nameUnit(key: keyof typeof aboutCopy.units, count: number): string {
  const [one, many] = aboutCopy.units[key];
  return selectPlural(count, one, many);
}

interface AboutHeroProps {
  copy: AboutCopy;
  highlights: StudioHighlights;
}

/** Title, picture and key numbers of the studio. */
export function AboutHero({ copy, highlights }: AboutHeroProps) {
  const picture = useSitePicture('one-to-one', builtIn);
  return (
    <>
      <section className="container-page grid gap-x-6 gap-y-6 pt-12 pb-10 md:pt-20 md:pb-14 desk:grid-cols-12 desk:items-end">
        <div className="desk:col-span-7">
          <p className="eyebrow">{aboutCopy.title}</p>
          <h1 className="mt-4 text-display">{copy.heading}</h1>
        </div>
        <p className="max-w-[34em] text-lead text-stone desk:col-span-5">{copy.lead}</p>
      </section>
      {picture && (
        <Picture
          of={picture}
          sizes={sizes}
          priority
          className="h-[300px] w-full bg-linen sm:h-[440px] desk:h-[44.4vw] desk:max-h-[860px]"
        />
      )}
      <section aria-label={aboutCopy.highlightsHeading} className="border-b border-hairline">
        <dl className="container-page grid grid-cols-2 gap-x-6 gap-y-9 py-10 md:py-14 desk:grid-cols-4">
          {(['smallest', 'rooms', 'instructors', 'classes'] as const).map((key) => (
            <div
              key={key}
              className="flex flex-col-reverse justify-end gap-2 desk:border-l desk:border-hairline desk:pl-6 desk:first:border-l-0 desk:first:pl-0"
            >
              <dt className="max-w-[24ch] text-[0.9375rem] text-stone">{copy.highlights[key]}</dt>
              <dd className="flex flex-wrap items-baseline gap-x-2.5">
                <span className="display-face text-h1">{highlights[key]}</span>
                <span className="text-lead">{nameUnit(key, highlights[key])}</span>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
