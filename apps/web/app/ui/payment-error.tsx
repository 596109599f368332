import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface PaymentProblemProps {
  notice: { title: string; next: string; retry: boolean };
  onRetry?: () => void;
}

/** Why a payment did not go on, and what to do next. */
export function PaymentError({ notice, onRetry }: PaymentProblemProps) {
  const again = (
    <Button kind="secondary" size="small" onClick={onRetry}>
      Try again
    </Button>
  );
  const box = useRef<HTMLDivElement>(null);
  // On a phone the button that was pressed is in a bar below, the message may be above the screen.
  useEffect(() => {
    // The answer must stay in here: newer browsers return a promise, which React would take for a clean-up.
    void box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className="mb-5 scroll-mt-40 scroll-mb-40">
      <Notice tone="error" title={notice.title} action={onRetry && notice.retry && again}>
        {notice.next}
      </Notice>
    </div>
  );
}
