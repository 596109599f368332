import type { DueFee } from '@studio/contracts/staff-fees';
import { formatPrice } from '@studio/domain/money/money';
import { formatMomentMedium } from '@studio/domain/time/format-london';
import { useState } from 'react';
import { useLoad } from '../../lib/use-load.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Settle } from './fees-tab.tsx';
import { loadFees } from './money-api.ts';

/** Fees of missed classes that one person has to pay at the next visit; nothing when there are none. */
export function PersonFees({ personId }: { personId: string }) {
  const { value, again } = useLoad(`fees ${personId}`, () => loadFees(personId));
  const [chosen, setChosen] = useState<DueFee | null>(null);
  if (!value || value.length === 0) return null;
  return (
    <section aria-label="Fees to pay" className="grid gap-3">
      {value.map((fee) => (
        <Notice
          key={fee.bookingId}
          title={`To pay: ${formatPrice(fee.feePence, fee.currency)} for a missed class`}
          action={
            <Button kind="secondary" size="small" onClick={() => setChosen(fee)}>
              Settle
            </Button>
          }
        >
          {fee.classTitle}, {formatMomentMedium(new Date(fee.classAt))}
        </Notice>
      ))}
      {chosen && <Settle fee={chosen} onClose={() => setChosen(null)} onDone={again} />}
    </section>
  );
}
