import { fillPlaceholders, pricingCopy } from '@studio/content/copy/pricing';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Checklist } from '../../../ui/checklist.tsx';
import type { PriceCardDetails } from './pricing-data.ts';
import { ScrollAnchors } from './scroll-anchors.tsx';
import { SectionHeading } from './section-heading.tsx';

const copy = pricingCopy.sections.memberships;

interface MembershipsProps {
  lead: string;
  cards: readonly PriceCardDetails[];
  memberPercent: number | null;
  daylight: ReactNode;
}

/** Cards of memberships: four columns, two on tablets, one on phones. */
export function Memberships({ lead, cards, memberPercent, daylight }: MembershipsProps) {
  const members =
    memberPercent === null ? '' : ` ${fillPlaceholders(copy.members, { percent: memberPercent })}`;
  return (
    <section
      id="memberships"
      aria-labelledby="memberships-heading"
      className="on-dark relative overflow-clip bg-forest text-chalk outline-none"
    >
      {daylight}
      <div className="container-page section-y relative">
        <SectionHeading id="memberships" name={copy.name} lead={`${lead}${members}`} />
        <ul className="mt-10 grid gap-x-6 gap-y-10 sm:grid-cols-2 sm:gap-y-14 desk:mt-12 min-[80rem]:grid-cols-4 min-[80rem]:gap-x-0">
          {cards.map((card) => (
            <li
              key={card.id}
              className="relative grid max-sm:border-t max-sm:border-chalk/20 max-sm:pt-8 sm:row-span-5 sm:grid-rows-subgrid sm:gap-y-0 min-[80rem]:px-6 min-[80rem]:first:pl-0 min-[80rem]:last:pr-0 min-[80rem]:not-first:border-l min-[80rem]:not-first:border-chalk/20"
            >
              <ScrollAnchors ids={card.anchors} />
              <Membership {...card} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Membership(card: PriceCardDetails) {
  const { name, subtitle, price, unit, each, badge, action, first, ...features } = card;
  return (
    <article data-card className="grid rounded-input sm:row-span-5 sm:grid-rows-subgrid sm:gap-y-0">
      <div className={badge ? 'mb-3.5' : 'sm:mb-3.5'}>
        {badge && (
          <span className="inline-flex min-h-6.5 items-center rounded-input bg-rose px-2.5 py-1 text-note font-medium text-ink">
            {badge}
          </span>
        )}
      </div>
      <div>
        <h3 className="text-h3 min-[80rem]:text-[1.4375rem]">{name}</h3>
        <p className="mt-1 text-small text-mist">{subtitle}</p>
      </div>
      <div className="mt-5 border-b border-chalk/20 pb-5">
        <p className="numeric flex flex-wrap items-baseline gap-x-3">
          <span className="text-[2.75rem] leading-tight font-semibold tracking-tight">{price}</span>
          <span className="text-mist">{unit}</span>
        </p>
        <p className="numeric mt-1 min-h-[1.6em] text-[0.9375rem] font-medium">{each}</p>
      </div>
      <Checklist {...features} className="mt-5" />
      <ButtonLink
        to={action.href}
        kind={first ? 'light' : 'outline-light'}
        wide
        className="mt-8 min-h-13 self-end"
      >
        {action.label}
      </ButtonLink>
    </article>
  );
}
