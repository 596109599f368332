import { pricingCopy } from '@studio/content/copy/pricing';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Checklist } from '../../../ui/checklist.tsx';
import type { PriceCardDetails } from './pricing-data.ts';
import { ScrollAnchors } from './scroll-anchors.tsx';
import { SectionHeading } from './section-heading.tsx';

const copy = pricingCopy.sections.packs;

/** Pack cards whose rows align with each other. */
export function Packs({ lead, cards }: { lead: string; cards: readonly PriceCardDetails[] }) {
  return (
    <section id="packs" aria-labelledby="packs-heading" className="outline-none">
      <div className="container-page section-y md:pt-16 desk:pt-18">
        <SectionHeading id="packs" name={copy.name} lead={lead} />
        <ul className="mt-8 grid gap-6 md:mt-10 desk:grid-cols-3">
          {cards.map((card) => (
            <li key={card.id} className="relative grid desk:row-span-4 desk:grid-rows-subgrid desk:gap-y-0">
              <ScrollAnchors ids={card.anchors} />
              <PackCard {...card} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function PackCard({
  name,
  subtitle,
  price,
  unit,
  each,
  badge,
  action,
  first,
  ...features
}: PriceCardDetails) {
  return (
    <article
      data-card
      className="grid rounded-panel border border-hairline bg-paper p-6 transition-shadow duration-panel ease-settle hover:shadow-2 md:p-8 desk:max-[80rem]:p-6 desk:row-span-4 desk:grid-rows-subgrid desk:gap-y-0"
    >
      <div>
        <div className="flex items-start justify-between gap-4">
          <h3 className="text-h3 desk:max-[80rem]:text-[1.375rem]">{name}</h3>
          {badge && (
            <Badge tone={first ? 'warm' : 'plain'} className="shrink-0">
              {badge}
            </Badge>
          )}
        </div>
        <p className="mt-1 text-small text-stone">{subtitle}</p>
      </div>
      <p className="numeric mt-5 flex flex-wrap items-baseline gap-x-3">
        <span className="text-[2.75rem] leading-tight font-semibold tracking-tight">{price}</span>
        <span className="text-stone">{[unit, each].filter(Boolean).join(' ')}</span>
      </p>
      <Checklist {...features} className="mt-5" />
      <ButtonLink
        to={action.href}
        size="large"
        kind={first ? 'primary' : 'secondary'}
        wide
        className="mt-8 self-end px-4"
      >
        {action.label}
      </ButtonLink>
    </article>
  );
}
