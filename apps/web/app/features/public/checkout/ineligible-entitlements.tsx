import type { QuoteHoldResponse } from '@studio/contracts/entitlements';
import { Icon } from '../../../ui/icon.tsx';

/** Lists entitlements that don't pay for this class, each with its reason. Collapsed at first. */
export function IneligibleEntitlements({ credits }: { credits: QuoteHoldResponse['ineligible'] }) {
  // Shows entitlements with equal name and reason once.
  const reasons = new Map(credits.map((credit) => [`${credit.name} ${credit.message}`, credit]));
  const [first, ...others] = reasons.values();
  if (!first) return null;
  return (
    <details className="group mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 text-[15px] font-medium [&::-webkit-details-marker]:hidden">
        <span className="text-link">
          {others.length > 0 ? 'Why can’t I use my other sessions?' : `Why can’t I use ${first.name}?`}
        </span>
        <Icon
          name="chevron-down"
          size={18}
          className="shrink-0 transition-transform duration-150 group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <dl className="mt-1 mb-2 space-y-3 text-[15px] leading-snug">
        {[...reasons].map(([key, { name, message }]) => (
          <div key={key}>
            {others.length > 0 && <dt className="font-semibold">{name}</dt>}
            <dd className="text-stone">{message}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
