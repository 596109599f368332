import type { ClassesCopy } from '@studio/content/site-copy/classes-fields';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import type { PurchaseOptionCardData } from './build-purchase-option-cards.ts';

interface HowToJoinProps {
  copy: Pick<ClassesCopy['join'], 'heading' | 'lead'>;
  join: readonly PurchaseOptionCardData[];
}

/** Cards for the ways to buy classes, from least to most commitment. */
export function HowToJoin({ copy, join }: HowToJoinProps) {
  const { heading, lead } = copy;
  return (
    <section aria-labelledby="join" className="on-dark bg-forest section-y text-chalk">
      <div className="container-page">
        <div className="grid gap-4 desk:grid-cols-12 desk:items-end desk:gap-6">
          <h2 id="join" className="text-h2 desk:col-span-7">
            {heading}
          </h2>
          <p className="text-lead text-mist desk:col-span-5">{lead}</p>
        </div>
        <ul className="mt-8 grid gap-5 md:mt-12 desk:grid-cols-3 desk:gap-x-6 desk:gap-y-0">
          {join.map((card) => (
            <JoinCard key={card.section} card={card} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Card that is one link to its section of the pricing page. Its rows align with those of the other cards. */
function JoinCard({ card }: { card: PurchaseOptionCardData }) {
  const { section, title, text, goodFor, link, from, unit, cheapest } = card;
  return (
    <li className="group relative flex flex-col rounded-panel bg-chalk p-7 text-ink md:p-9 desk:row-span-6 desk:grid desk:grid-rows-subgrid">
      <h3 className="text-h3">{title}</h3>
      <p className="mt-3 max-w-[34em]">{text}</p>
      <p className="mt-3 mb-8 max-w-[34em] text-stone">{goodFor}</p>
      <p className="numeric mt-auto border-t border-hairline pt-5">
        <span className="text-stone">from </span>
        <strong className="text-[2rem] leading-tight font-semibold">{from}</strong>
        <span className="text-stone"> {unit}</span>
      </p>
      <p className="mt-1 text-small text-stone">{cheapest}</p>
      <Link
        to={`/pricing#${section}`}
        className="mt-6 inline-flex min-h-11 items-center gap-2.5 self-start font-medium after:absolute after:inset-0 after:rounded-panel focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-3 focus-visible:after:outline-chalk"
      >
        <span className="text-link group-hover:text-clay-deep">{link}</span>
        <Icon
          name="arrow-right"
          size={18}
          className="transition-transform duration-panel ease-settle group-hover:translate-x-1"
        />
      </Link>
    </li>
  );
}
