import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface PaymentErrorProps {
  notice: { title: string; next: string; retry: boolean };
  onRetry?: () => void;
}

export function PaymentError({ notice, onRetry }: PaymentErrorProps) {
  const retryButton = (
    <Button kind="secondary" size="small" onClick={onRetry}>
      Try again
    </Button>
  );
  const box = useRef<HTMLDivElement>(null);
  // On phones the pay button is in a sticky bar, so the message may be outside the visible area.
  useEffect(() => {
    // Without `void`, newer browsers return a promise, which React would treat as a clean-up function.
    void box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className="mb-5 scroll-mt-40 scroll-mb-40">
      <Notice tone="error" title={notice.title} action={onRetry && notice.retry && retryButton}>
        {notice.next}
      </Notice>
    </div>
  );
}
