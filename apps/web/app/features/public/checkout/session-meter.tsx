import { toSessionMeter } from './entitlement-text.ts';
import type { QuotedEntitlement } from './payment-method.ts';

const dotClasses = {
  used: 'border-sand bg-sand',
  now: 'border-clay bg-clay',
  left: 'border-ink/80 bg-transparent',
} as const;

/**
 * Draws one dot per session: sand for used, clay for this booking, outlined for remaining. The text beside
 * the dots says the same.
 */
export function SessionMeter({ credit }: { credit: QuotedEntitlement }) {
  const meter = toSessionMeter(credit);
  if (!meter) return null;
  const all = (['used', 'now', 'left'] as const).flatMap((kind) =>
    Array.from({ length: meter[kind] }, (_, index) => ({ kind, key: `${kind}-${index}` })),
  );
  return (
    <span aria-hidden="true" className="mt-2.5 flex flex-wrap gap-1.5">
      {all.map(({ kind, key }) => (
        <span key={key} className={`h-2 w-4.5 rounded-pill border ${dotClasses[kind]}`} />
      ))}
    </span>
  );
}
