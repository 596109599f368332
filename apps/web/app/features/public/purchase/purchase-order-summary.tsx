import { fillPlaceholders } from '@studio/content/copy/pricing';
import { purchaseCopy } from '@studio/content/copy/purchase';
import { formatPriceShort } from '@studio/domain/money/money';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { ProductImage } from './product-image.tsx';
import type { PurchaseBill } from './purchase-bill.ts';
import type { PurchaseDetails } from './purchase-details.ts';

const copy = purchaseCopy.bill;

interface PurchaseOrderSummaryProps {
  details: PurchaseDetails;
  bill: PurchaseBill;
}

export function PurchaseOrderSummary({
  details,
  bill,
  codes,
}: PurchaseOrderSummaryProps & { codes: ReactNode }) {
  return (
    <section
      aria-label={copy.order}
      className="divide-y divide-hairline rounded-card border border-hairline bg-paper"
    >
      {details.kind !== 'gift-card' && <ProductHead {...details} />}
      <div className="space-y-4 p-5">
        <BillLines details={details} bill={bill} />
        {codes}
      </div>
      <div className="p-5">
        <ToPay details={details} bill={bill} />
      </div>
    </section>
  );
}

/** Shows the product. Renders nothing for a gift card, whose preview appears above the order. */
function ProductHead({ kind, name, subtitle, image }: PurchaseDetails) {
  return (
    <div className="flex gap-4 p-5">
      <ProductImage image={image} size="large" />
      <div className="min-w-0 text-[15px] leading-snug">
        <p className="text-small text-stone">{purchaseCopy.eyebrow[kind]}</p>
        <h2 className="mt-1 mb-1.5 text-[22px] leading-[1.1]">{name}</h2>
        <p className="text-stone">{subtitle}</p>
      </div>
    </div>
  );
}

/** Shows the order on phones, collapsed to 80 px. */
export function CollapsiblePurchaseSummary({ details, bill }: PurchaseOrderSummaryProps) {
  return (
    <details className="group rounded-card border border-hairline bg-paper">
      <summary className="flex min-h-20 cursor-pointer list-none items-center gap-3 rounded-card px-3 py-2.5 [&::-webkit-details-marker]:hidden">
        <ProductImage image={details.image} size="small" />
        <span className="min-w-0 grow leading-tight">
          <span className="block font-semibold">{details.name}</span>
          <span className="mt-0.5 block text-small text-stone">{details.subtitle}</span>
        </span>
        <Total bill={bill} size="text-lg" stacked />
        <Icon
          name="chevron-down"
          className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="space-y-4 border-t border-hairline px-4 pt-4 pb-5">
        <BillLines details={details} bill={bill} />
        <div className="border-t border-hairline pt-4">
          <ToPay details={details} bill={bill} />
        </div>
      </div>
    </details>
  );
}

function BillLines({ details, bill: { currency, basePence, saving, giftCard } }: PurchaseOrderSummaryProps) {
  const money = (pence: number) => formatPriceShort(pence, currency);
  return (
    <dl className="space-y-2 text-[15px]">
      <Line label={details.name} amount={money(basePence)} />
      {saving && <Line label={saving.label} amount={`−${money(saving.pence)}`} good />}
      {giftCard && <Line label={copy.giftCard} amount={`−${money(giftCard.paysPence)}`} good />}
    </dl>
  );
}

function Line({ label, amount, good = false }: { label: string; amount: string; good?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${good ? 'text-success' : ''}`}>
      <dt>{label}</dt>
      <dd className="tabular-nums">{amount}</dd>
    </div>
  );
}

function ToPay({ details, bill }: PurchaseOrderSummaryProps) {
  const { renewsOn } = details;
  const price = formatPriceShort(details.pricePence, details.currency);
  return (
    <>
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-medium">{renewsOn ? copy.toPayNow : copy.toPay}</span>
        <Total bill={bill} size="text-[28px]" />
      </p>
      <p className="numeric mt-3 flex gap-2.5 text-small leading-normal text-stone">
        <Icon name={renewsOn ? 'calendar-days' : 'shield-check'} className="mt-0.5 size-[18px] shrink-0" />
        {renewsOn ? fillPlaceholders(copy.monthly, { price, day: renewsOn }) : copy.notChargedYet}
      </p>
    </>
  );
}

/** Shows the amount to pay. If the price is reduced, the full price comes first, struck through. */
function Total({ bill, size, stacked = false }: { bill: PurchaseBill; size: string; stacked?: boolean }) {
  const money = (pence: number) => formatPriceShort(pence, bill.currency);
  return (
    <span className={stacked ? 'flex flex-col items-end gap-1' : 'flex items-baseline gap-2'}>
      {bill.basePence > bill.toPayPence && (
        <s className="text-stone tabular-nums">
          <span className="sr-only">{copy.before}: </span>
          {money(bill.basePence)}
        </s>
      )}
      <span className={`leading-none font-semibold tabular-nums ${size}`}>{money(bill.toPayPence)}</span>
    </span>
  );
}
