import type { HomeCopy } from '@studio/content/site-copy/home';
import { studioEnvironment1 } from '../../../assets/pictures/studio-environment-1.ts';
import { useSitePicture } from '../../../lib/site/use-site-picture.ts';
import { Picture } from '../../../ui/picture.tsx';
import { RevealOnScroll } from '../../../ui/reveal-on-scroll.tsx';

const builtIn = { ...studioEnvironment1, objectPosition: '55% 24%' };

export function StudioSection({ copy }: { copy: HomeCopy['studio'] }) {
  const picture = useSitePicture('studio', builtIn);
  return (
    <section aria-labelledby="tranquility">
      {picture && (
        <Picture
          of={picture}
          sizes="100vw"
          className="h-[18.75rem] w-full bg-linen sm:h-[27rem] md:h-[34rem] desk:h-[clamp(40rem,57vw,56rem)]"
        />
      )}
      <div className="container-page grid gap-y-6 pt-9 pb-16 md:pt-14 md:pb-24 desk:grid-cols-12 desk:gap-x-6 desk:pt-18 desk:pb-28">
        <RevealOnScroll className="desk:col-span-5">
          <h2 id="tranquility" className="max-w-[8em] text-h1">
            {copy.heading}
          </h2>
        </RevealOnScroll>
        <RevealOnScroll nth={1} className="desk:col-span-4">
          <p className="max-w-[22em] text-lead text-stone">{copy.lead}</p>
        </RevealOnScroll>
        <RevealOnScroll nth={2} className="desk:col-span-3">
          <dl className="flex gap-12 whitespace-nowrap desk:justify-end desk:gap-8 min-[80rem]:gap-12">
            {copy.figures.map(({ id, value, label }) => (
              <div key={id} className="flex flex-col-reverse justify-end">
                <dt className="mt-1 text-small text-stone">{label}</dt>
                <dd className="display-face text-h2 numeric">{value}</dd>
              </div>
            ))}
          </dl>
        </RevealOnScroll>
      </div>
    </section>
  );
}
