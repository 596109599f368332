import type { HomeCopy } from '@studio/content/site-copy/home';
import { studioEnvironment2 } from '../../../assets/pictures/studio-environment-2.ts';
import { useSitePicture } from '../../../lib/site/use-site-picture.ts';
import { Picture } from '../../../ui/picture.tsx';
import { RevealOnScroll } from '../../../ui/reveal-on-scroll.tsx';
import { ArrowLink } from './arrow-link.tsx';

export function MethodSection({ copy }: { copy: HomeCopy['method'] }) {
  const picture = useSitePicture('equipment', studioEnvironment2);
  return (
    <section aria-labelledby="movement" className="pb-16 md:pb-24 desk:pb-32">
      <div className="container-page grid items-center gap-x-6 gap-y-10 desk:grid-cols-12">
        <div className={picture ? 'desk:col-span-4' : 'desk:col-span-12'}>
          <h2 id="movement" className="text-h2">
            {copy.heading}
          </h2>
          <ul
            className={`mt-6 border-t border-hairline md:grid md:grid-cols-3 md:gap-x-8 ${picture ? 'desk:block' : ''}`}
          >
            {copy.points.map(({ id, title, text }, nth) => (
              <RevealOnScroll
                key={id}
                as="li"
                nth={nth}
                className={`py-5 not-last:border-b not-last:border-hairline ${picture ? 'md:max-desk:border-b-0!' : 'md:border-b-0!'}`}
              >
                <h3 className="text-h3">{title}</h3>
                <p className="mt-1.5 text-stone">{text}</p>
              </RevealOnScroll>
            ))}
          </ul>
          <ArrowLink to={copy.more.to} className="mt-1">
            {copy.more.label}
          </ArrowLink>
        </div>
        {picture && (
          <RevealOnScroll className="overflow-hidden rounded-panel bg-linen desk:col-span-7 desk:col-start-6">
            <Picture
              of={picture}
              sizes="(min-width: 83.5rem) 713px, (min-width: 68.75rem) 56vw, 94vw"
              className="aspect-4/3 w-full md:aspect-16/9 desk:aspect-auto desk:h-[32.5rem]"
            />
          </RevealOnScroll>
        )}
      </div>
    </section>
  );
}
