import { purchaseCopy } from '@studio/content/copy/purchase';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { openLogin } from '../../../lib/session/open-login.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { useDelayedSkeleton } from '../../../ui/use-delayed-skeleton.ts';
import { getNoPurchaseText, type PurchaseNextStep } from './get-no-purchase-text.ts';
import { PurchaseResultView } from './purchase-result-view.tsx';
import { PurchaseSteps } from './purchase-steps.tsx';
import { clearPurchaseDraft } from './saved-purchase-draft.ts';
import { type PurchaseCompletionParams, usePurchaseOutcome } from './use-purchase-outcome.ts';

interface PurchaseCompleteProps {
  completion: PurchaseCompletionParams;
  /** Product id in the URL; null without one. */
  product: string | null;
  MessagePage: ComponentType<{ title: string; children: ReactNode }>;
}

/** Shows the purchase, or the state of its payment. */
export function PurchaseComplete({ completion, product, MessagePage }: PurchaseCompleteProps) {
  const { state, isPolling, retry } = usePurchaseOutcome(completion);
  const heading = useRef<HTMLHeadingElement>(null);
  const isComplete = state.at === 'bought' || state.at === 'began';
  useEffect(() => {
    if (!isComplete) return;
    heading.current?.focus({ preventScroll: true });
    // A return from 3-D Secure also runs this. The browser then left the checkout without clearing its draft.
    if (product) clearPurchaseDraft(product);
  }, [isComplete, product]);
  if (state.at === 'pending') return <Pending slow={state.slow} />;
  if (state.at === 'bought' || state.at === 'began')
    return <PurchaseResultView had={state} heading={heading} />;
  const { title, text, nextSteps } = getNoPurchaseText(state, product, {
    declined: completion.declined,
    isPolling,
  });
  return (
    <MessagePage title={title}>
      <div role="alert">
        {text.map((paragraph) => (
          <p key={paragraph} className="mb-2">
            {paragraph}
          </p>
        ))}
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        {nextSteps.map((step, index) => (
          <NextStepButton key={step.label} step={step} first={index === 0} onRetry={retry} />
        ))}
      </div>
    </MessagePage>
  );
}

function NextStepButton({
  step,
  first,
  onRetry,
}: {
  step: PurchaseNextStep;
  first: boolean;
  onRetry: () => void;
}) {
  const kind = first ? 'primary' : 'secondary';
  if ('to' in step)
    return (
      <ButtonLink to={step.to} kind={kind}>
        {step.label}
      </ButtonLink>
    );
  return (
    <Button kind={kind} onClick={() => (step.action === 'again' ? onRetry() : openLogin())}>
      {step.label}
    </Button>
  );
}

function Pending({ slow }: { slow: boolean }) {
  const { pending, slow: slowCopy } = purchaseCopy.complete;
  const shown = useDelayedSkeleton(true) || slow;
  return (
    <div className="container-page min-h-[80vh] pb-16">
      <PurchaseSteps current={2} />
      <div role="status" className="pt-3 pb-8 desk:pt-7">
        <h1 className={`text-title ${shown ? '' : 'sr-only'}`}>{slow ? slowCopy.title : pending}</h1>
        {slow && <p className="mt-2 text-stone">{slowCopy.text}</p>}
      </div>
      {shown && (
        <div aria-hidden="true" className="grid gap-8 md:grid-cols-[376px_minmax(0,1fr)]">
          <span className="block h-[420px] rounded-[min(188px,calc((100vw-40px)/2))_min(188px,calc((100vw-40px)/2))_24px_24px] bg-linen" />
          <span className="block h-72 rounded-card bg-linen" />
        </div>
      )}
    </div>
  );
}
