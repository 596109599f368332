import type { RoomsCopy } from '@studio/content/site-copy/rooms';
import { studioEnvironment2 } from '../../../assets/pictures/studio-environment-2.ts';
import { useSitePicture } from '../../../lib/site/use-site-picture.ts';
import { Picture } from '../../../ui/picture.tsx';
import { RevealOnScroll } from '../../../ui/reveal-on-scroll.tsx';

interface AmenitiesProps {
  copy: RoomsCopy['amenities'];
  /** Caption of the picture. */
  caption: string;
}

export function Amenities({ copy, caption }: AmenitiesProps) {
  const picture = useSitePicture('equipment', studioEnvironment2);
  return (
    <section aria-labelledby="here" className="overflow-hidden bg-linen">
      <div className="container-page section-y grid gap-x-6 gap-y-12 desk:grid-cols-12 desk:items-start">
        {picture && (
          <RevealOnScroll as="figure" className="max-desk:mx-auto desk:sticky desk:top-28 desk:col-span-5">
            <div className="arch-fluid overflow-hidden [--arch-width:min(460px,78vw)] desk:[--arch-width:min(460px,36vw)]">
              <Picture
                of={picture}
                sizes="(min-width: 36rem) 840px, 140vw"
                className="aspect-[460/620] w-full"
              />
            </div>
            <figcaption className="mt-4 max-w-[40ch] text-small text-stone">{caption}</figcaption>
          </RevealOnScroll>
        )}
        <div className={picture ? 'desk:col-span-6 desk:col-start-7' : 'desk:col-span-8'}>
          <h2 id="here" className="text-h2">
            {copy.heading}
          </h2>
          <p className="mt-4 max-w-[40ch] text-lead text-stone">{copy.lead}</p>
          <dl className="mt-10 border-t border-ink/20">
            {copy.facts.map(({ id, term, text }) => (
              <div
                key={id}
                className="grid gap-x-6 gap-y-1 border-b border-ink/20 py-5 sm:grid-cols-[11rem_1fr]"
              >
                <dt className="text-row display-face">{term}</dt>
                <dd className="text-stone">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
