import { orderCopy as copy } from '@studio/content/copy/pricing';
import { Link } from 'react-router';
import { FactList } from '../../ui/fact-list.tsx';
import { Icon } from '../../ui/icon.tsx';
import { HowToGet } from './how-to-get.tsx';
import type { ProductOrderFacts } from './product-order-facts.ts';

/** What somebody has chosen, all of it, and beside it how to get it today. */
export function ProductOrder({ product }: { product: ProductOrderFacts }) {
  return (
    <div className="container-page pt-6 pb-16 md:pb-24 desk:pt-10 desk:pb-32">
      <Link to={copy.back.to} className="inline-flex min-h-11 items-center gap-2 font-medium">
        <Icon name="arrow-left" size={20} />
        <span className="text-link">{copy.back.label}</span>
      </Link>
      <div className="mt-4 grid gap-x-6 gap-y-12 desk:mt-6 desk:grid-cols-12">
        <Chosen {...product} />
        <div className="desk:col-span-5 desk:col-start-8">
          <HowToGet product={product} />
        </div>
      </div>
    </div>
  );
}

function Chosen(product: ProductOrderFacts) {
  const { eyebrow, name, subtitle, price, unit, each, includes, excludes, terms } = product;
  return (
    <div className="desk:col-span-6">
      <p className="eyebrow">{eyebrow}</p>
      <h1 className="mt-3 text-h1 text-pretty">{name}</h1>
      <p className="mt-3 text-lead text-stone">{subtitle}</p>
      <p className="numeric mt-7 flex flex-wrap items-baseline gap-x-3 desk:mt-9">
        <span className="text-[2.75rem] leading-tight font-semibold tracking-tight">{price}</span>
        <span className="text-stone">{[unit, each].filter(Boolean).join(' ')}</span>
      </p>
      <FactList includes={includes} excludes={excludes} className="mt-6" />
      <Terms terms={terms} />
    </div>
  );
}

/** What to know before asking for it. */
function Terms({ terms }: { terms: readonly string[] }) {
  return (
    <div className="mt-9 border-t border-hairline pt-7">
      <h2 className="text-row">{copy.terms.heading}</h2>
      {terms.length > 0 && (
        <ul className="mt-3 grid max-w-[62ch] gap-2 text-stone">
          {terms.map((term) => (
            <li key={term} className="numeric">
              {term}
            </li>
          ))}
        </ul>
      )}
      <Link to={copy.terms.link.to} className="text-link mt-3 inline-flex min-h-11 items-center">
        {copy.terms.link.label}
      </Link>
    </div>
  );
}
