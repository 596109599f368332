import { type CoreClassCopy, coreClasses } from '@studio/content/copy/home';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { RevealOnScroll } from '../../../ui/reveal-on-scroll.tsx';
import { CoreClassCard } from './core-class-card.tsx';
import type { CoreClassDetails } from './core-class-details.ts';

const copyOf = Object.fromEntries(coreClasses.cards.map((copy) => [copy.slug, copy])) as Record<
  CoreClassCopy['slug'],
  CoreClassCopy
>;

/** Widths of the cards. The wide card changes sides from row to row. */
const widths = ['wide', 'narrow', 'narrow', 'wide'] as const;

/** Four class cards in a grid of 7 + 5 and 5 + 7 columns. */
export function CoreClasses({ classes }: { classes: readonly CoreClassDetails[] }) {
  return (
    <section aria-labelledby="core-classes" className="border-t border-hairline">
      <div className="container-page section-y">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
          <div>
            <h2 id="core-classes" className="text-h2">
              {coreClasses.title}
            </h2>
            <p className="mt-3 max-w-[19.5em] text-lead text-stone">{coreClasses.lead}</p>
          </div>
          <ButtonLink to={coreClasses.all.to} kind="secondary" size="large">
            {coreClasses.all.label}
          </ButtonLink>
        </div>
        <ul className="mt-8 grid gap-x-6 gap-y-12 md:mt-12 min-[43.75rem]:grid-cols-2 desk:grid-cols-12 desk:gap-y-18">
          {classes.map((details, nth) => {
            const width = widths[nth % widths.length] ?? 'narrow';
            return (
              <RevealOnScroll
                key={details.slug}
                as="li"
                nth={nth % 2}
                className={width === 'wide' ? 'desk:col-span-7' : 'desk:col-span-5'}
              >
                <CoreClassCard details={details} copy={copyOf[details.slug]} wide={width === 'wide'} />
              </RevealOnScroll>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
