import { purchaseCopy } from '@studio/content/copy/purchase';
import { getButtonClasses } from '../../../ui/get-button-classes.ts';
import type { PurchaseResultSummary } from './purchase-result-summary.ts';

const copy = purchaseCopy.complete;

export function PurchasePriceCard({ summary }: { summary: PurchaseResultSummary }) {
  const { paid, receipt, invoice, invoiceFollows } = summary;
  return (
    <section aria-labelledby="paid" className="rounded-card border border-hairline bg-paper px-6 pt-5 pb-5">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 id="paid" className="text-section">
          {paid.title}
        </h2>
        <p className="numeric flex items-baseline gap-2">
          {paid.before && (
            <s className="text-[18px] text-stone">
              <span className="sr-only">{purchaseCopy.bill.before}: </span>
              {paid.before}
            </s>
          )}
          <span className="text-[34px] leading-none font-semibold">{paid.amount}</span>
        </p>
      </div>
      <dl className="divide-y divide-hairline border-t border-hairline text-[15px] leading-snug">
        {paid.rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 py-2.5">
            <dt className="shrink-0 text-stone">{label}</dt>
            <dd className="numeric min-w-0 text-right [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-2 grid gap-2 empty:hidden sm:grid-cols-2">
        <Document label={copy.receipt} href={receipt} />
        <Document label={copy.invoice} href={invoice} />
      </div>
      {invoiceFollows && <p className="mt-3 text-note text-stone">{copy.invoicePending}</p>}
    </section>
  );
}

function Document({ label, href }: { label: string; href: string | null }) {
  if (!href) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className={getButtonClasses({ kind: 'secondary', size: 'small', wide: true })}
    >
      {label}
    </a>
  );
}
