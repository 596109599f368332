import type { DueNoShowFee } from '@studio/contracts/staff-no-show-fees';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatMomentMedium } from '@studio/domain/time/format-london';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { moneyQueries } from './money-queries.ts';
import { SettleFeeForm } from './no-show-fees-tab.tsx';

/** A client's unpaid no-show fees. Renders nothing if there are none. */
export function PersonNoShowFees({ personId }: { personId: string }) {
  const { data: fees } = useQuery(moneyQueries.personNoShowFees(personId));
  const [chosen, setChosen] = useState<DueNoShowFee | null>(null);
  if (!fees || fees.length === 0) return null;
  return (
    <section aria-label="Unpaid no-show fees" className="grid gap-3">
      {fees.map((fee) => (
        <Notice
          key={fee.bookingId}
          title={`Unpaid no-show fee: ${formatPriceShort(fee.feePence, fee.currency)}`}
          action={
            <Button kind="secondary" size="small" onClick={() => setChosen(fee)}>
              Settle fee
            </Button>
          }
        >
          {fee.classTitle}, {formatMomentMedium(new Date(fee.classAt))}
        </Notice>
      ))}
      {chosen && <SettleFeeForm fee={chosen} onClose={() => setChosen(null)} />}
    </section>
  );
}
