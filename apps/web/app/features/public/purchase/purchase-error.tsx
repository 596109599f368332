import { useEffect, useRef } from 'react';
import { openLogin } from '../../../lib/session/open-login.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { PurchaseErrorText } from './purchase-error-text.ts';

interface PurchaseErrorProps {
  notice: PurchaseErrorText;
  onRetry: () => void;
}

export function PurchaseError({ notice: { title, text, nextStep }, onRetry }: PurchaseErrorProps) {
  const box = useRef<HTMLDivElement>(null);
  // On phones the clicked button is in a sticky bar, so the error may be outside the visible area.
  useEffect(() => {
    void box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const buttonProps = { kind: 'secondary', size: 'small' } as const;
  return (
    <div ref={box} className="scroll-mt-40 scroll-mb-40">
      <Notice
        tone="error"
        title={title}
        action={
          nextStep &&
          ('to' in nextStep ? (
            <ButtonLink {...buttonProps} to={nextStep.to}>
              {nextStep.label}
            </ButtonLink>
          ) : (
            <Button {...buttonProps} onClick={() => (nextStep.action === 'again' ? onRetry() : openLogin())}>
              {nextStep.label}
            </Button>
          ))
        }
      >
        {text}
      </Notice>
    </div>
  );
}
