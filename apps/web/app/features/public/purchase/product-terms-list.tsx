import { purchaseCopy } from '@studio/content/copy/purchase';
import type { PurchaseDetails } from './purchase-details.ts';

const copy = purchaseCopy.terms;

export function ProductTermsList({ kind, terms }: Pick<PurchaseDetails, 'kind' | 'terms'>) {
  return (
    <section aria-labelledby="what-you-get" className="border-t border-hairline pt-8 pb-7">
      <div className="mb-3 flex items-baseline justify-between gap-6">
        <h2 id="what-you-get" className="text-section">
          {kind === 'gift-card' ? copy.giftHeading : copy.heading}
        </h2>
        <a
          href={copy.link.to}
          target="_blank"
          rel="noopener"
          className="-my-2.5 inline-flex min-h-11 shrink-0 items-center font-medium text-link"
        >
          {copy.link.label}
        </a>
      </div>
      <dl className="numeric leading-normal">
        {terms.map(([label, text]) => (
          <div key={label} className="flex gap-4 border-b border-hairline py-3 last:border-b-0">
            <dt className="w-22 shrink-0 text-stone sm:w-30">{label}</dt>
            <dd className="min-w-0">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
