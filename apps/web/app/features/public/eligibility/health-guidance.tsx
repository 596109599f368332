import type { EligibilityCopy } from '@studio/content/site-copy/eligibility';
import { Link } from 'react-router';
import { classYogaRestorative } from '../../../assets/pictures/class-yoga-restorative.ts';
import { useSitePicture } from '../../../lib/site/use-site-picture.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';

const builtIn = { ...classYogaRestorative, objectPosition: '38% 70%' };

export function HealthGuidance({ copy: { heading, lead, topics } }: { copy: EligibilityCopy['care'] }) {
  const picture = useSitePicture('health', builtIn);
  return (
    <section aria-labelledby="care" className="on-dark bg-forest text-chalk">
      <div className={picture ? 'grid desk:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]' : ''}>
        {picture && (
          <div className="relative">
            <Picture
              of={picture}
              sizes="(min-width: 68.75rem) 60vw, 100vw"
              className="aspect-[16/10] h-auto w-full desk:absolute desk:inset-0 desk:aspect-auto desk:size-full"
            />
          </div>
        )}
        <div
          className={
            picture
              ? 'px-(--gutter) py-16 desk:py-28 desk:pr-[max(var(--gutter),calc((100vw-77.5rem)/2))] desk:pl-20'
              : 'container-page section-y'
          }
        >
          <h2 id="care" className="text-h2">
            {heading}
          </h2>
          <p className="mt-4 max-w-[46ch] text-mist">{lead}</p>
          <dl className="mt-10 grid gap-x-10 gap-y-10 md:grid-cols-2">
            {topics.map(({ id, term, text, link }) => (
              <div key={id} id={id} className="border-t border-chalk/25 pt-5">
                <dt className="display-face text-row">{term}</dt>
                <dd className="mt-3 text-[0.9375rem] text-mist">
                  {text}
                  {link && (
                    <Link
                      to={link.to}
                      className="mt-3 flex min-h-11 w-fit items-center gap-2 font-medium text-chalk underline decoration-mist/60 decoration-1 underline-offset-4 hover:text-rose"
                    >
                      {link.label}
                      <Icon name="arrow-right" size={18} />
                    </Link>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
