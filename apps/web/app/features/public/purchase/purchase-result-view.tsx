import { purchaseCopy } from '@studio/content/copy/purchase';
import { type Ref, useMemo } from 'react';
import { useActivities } from '../../../lib/site/use-activities.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { GiftCardPreview } from './gift-card-preview.tsx';
import { PurchasePriceCard } from './purchase-price-card.tsx';
import { PurchaseResultCard } from './purchase-result-card.tsx';
import { type PurchaseResult, toPurchaseResultSummary } from './purchase-result-summary.ts';
import { PurchaseSteps } from './purchase-steps.tsx';

interface PurchaseResultViewProps {
  had: PurchaseResult;
  heading: Ref<HTMLHeadingElement>;
}

export function PurchaseResultView({ had, heading }: PurchaseResultViewProps) {
  const activities = useActivities();
  const summary = useMemo(() => toPurchaseResultSummary(had, activities), [had, activities]);
  return (
    <div className="container-page pb-16 desk:pb-24">
      <PurchaseSteps current={2} />
      <div className="mb-7 pt-3 desk:mb-9 desk:pt-7">
        <h1
          ref={heading}
          tabIndex={-1}
          className="text-[clamp(2.25rem,1.93rem+1.4vw,3.125rem)] leading-[1.1] text-pretty outline-none"
        >
          {summary.title}
        </h1>
        <p className="mt-2 text-stone [overflow-wrap:anywhere]">{summary.lead}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-[376px_minmax(0,1fr)] md:gap-8 desk:grid-cols-[376px_minmax(0,1fr)_344px]">
        {summary.gift ? <GiftCardPreview {...summary.gift} /> : <PurchaseResultCard {...summary.card} />}
        <PurchasePriceCard summary={summary} />
        <nav aria-label={purchaseCopy.complete.next} className="grid gap-2.5 md:max-desk:col-start-2">
          {summary.nextSteps.map(({ label, to }, index) => (
            <ButtonLink key={label} to={to} wide kind={index === 0 ? 'primary' : 'secondary'}>
              {label}
            </ButtonLink>
          ))}
        </nav>
      </div>
    </div>
  );
}
