import { fillPlaceholders, pricingCopy } from '@studio/content/copy/pricing';
import { giftCardLimits } from '@studio/domain/gift-cards/gift-card-details';
import { BrandMark } from '../../../lib/site/brand-mark.tsx';
import { useStudio } from '../../../lib/site/use-studio.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { GiftCardLine } from './pricing-data.ts';
import { SectionHeading } from './section-heading.tsx';

const id = 'gift-cards';
const { name: heading, lead, action } = pricingCopy.sections[id];

/** Section that sells gift cards: of a fixed amount, if there are any, or of an amount that the buyer chooses. */
export function GiftCards({ cards }: { cards: readonly GiftCardLine[] }) {
  const { name } = useStudio();
  const { leastPounds: least, mostPounds: most } = giftCardLimits;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="outline-none">
      <div className="container-page pb-16 md:pb-24 desk:pb-32">
        <div className="grid items-center gap-x-10 gap-y-8 overflow-clip rounded-panel border border-hairline bg-paper px-6 pt-8 max-md:justify-items-center md:grid-cols-[1fr_auto] md:px-12 md:pt-0 desk:px-16">
          <div className="md:py-12">
            <SectionHeading id={id} name={heading} lead={fillPlaceholders(lead, { least, most })} />
            {cards.length > 0 && (
              <ul className="mt-6 flex flex-wrap gap-2.5">
                {cards.map(({ id: cardId, label, to }) => (
                  <li key={cardId}>
                    <ButtonLink to={to} kind="secondary" size="small">
                      {label}
                    </ButtonLink>
                  </li>
                ))}
              </ul>
            )}
            <ButtonLink to={action.to} size="large" className="mt-7 max-sm:w-full">
              {action.label}
            </ButtonLink>
          </div>
          <div
            aria-hidden="true"
            className="on-dark flex h-44 w-52 flex-col items-center self-end rounded-t-[104px] bg-forest pt-12 text-chalk md:h-60 md:w-64 md:rounded-t-[128px] md:pt-16"
          >
            <BrandMark />
            <p className="mt-4 font-display text-[26px] leading-none">{name}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
