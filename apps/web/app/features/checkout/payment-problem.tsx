import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { PaymentNotice } from './payment-messages.ts';

/** Why a payment did not go on, and what to do next. */
export function PaymentProblem({ notice, onRetry }: { notice: PaymentNotice; onRetry: () => void }) {
  const again = (
    <Button kind="secondary" size="small" onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <div className="mb-5">
      <Notice tone="error" title={notice.title} action={notice.retry && again}>
        {notice.next}
      </Notice>
    </div>
  );
}
