import type { HomeCopy } from '@studio/content/site-copy/home';
import { hasAnyPicture } from '../../../lib/site/plain-picture.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { RevealOnScroll } from '../../../ui/reveal-on-scroll.tsx';
import { CoreClassCard, type CoreClassCardWidth } from './core-class-card.tsx';
import type { CoreClassDetails } from './core-class-details.ts';

/** Widths of the cards. The wide card changes sides from row to row. */
const widths = ['wide', 'narrow', 'narrow', 'wide'] as const;

const columns: Readonly<Record<CoreClassCardWidth, string>> = {
  wide: 'desk:col-span-7',
  narrow: 'desk:col-span-5',
  equal: 'desk:col-span-6',
};

interface CoreClassesProps {
  copy: HomeCopy['classes'];
  classes: readonly CoreClassDetails[];
}

/** Class cards in a grid of 7 + 5 and 5 + 7 columns. Without pictures, the columns are equal. */
export function CoreClasses({ copy, classes }: CoreClassesProps) {
  if (classes.length === 0) return null;
  const isPictured = hasAnyPicture(classes.map(({ picture }) => picture));
  return (
    <section aria-labelledby="core-classes" className="border-t border-hairline">
      <div className="container-page section-y">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
          <div>
            <h2 id="core-classes" className="text-h2">
              {copy.heading}
            </h2>
            <p className="mt-3 max-w-[19.5em] text-lead text-stone">{copy.lead}</p>
          </div>
          <ButtonLink to="/classes" kind="secondary" size="large">
            View All
          </ButtonLink>
        </div>
        <ul className="mt-8 grid gap-x-6 gap-y-12 md:mt-12 min-[43.75rem]:grid-cols-2 desk:grid-cols-12 desk:gap-y-18">
          {classes.map((details, nth) => {
            const width = isPictured ? (widths[nth % widths.length] ?? 'narrow') : 'equal';
            return (
              <RevealOnScroll key={details.id} as="li" nth={nth % 2} className={columns[width]}>
                <CoreClassCard details={details} width={width} />
              </RevealOnScroll>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
