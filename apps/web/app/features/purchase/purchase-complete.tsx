import { purchaseCopy } from '@studio/content/copy/purchase';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { openLogin } from '../../lib/session/open-login.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useDelayedSkeleton } from '../../ui/use-delayed-skeleton.ts';
import { getNoPurchaseText, type NextStep } from './get-no-purchase-text.ts';
import { PurchaseResultView } from './purchase-result-view.tsx';
import { PurchaseSteps } from './purchase-steps.tsx';
import { clearOrderDraft } from './saved-order-draft.ts';
import { type CompletionParams, useCompletedPurchase } from './use-completed-purchase.ts';

interface PurchaseCompleteProps {
  completion: CompletionParams;
  /** Product id from the URL. */
  product: string | null;
  QuietPage: ComponentType<{ title: string; children: ReactNode }>;
}

/** Shows the purchase, or the state of its payment. */
export function PurchaseComplete({ completion, product, QuietPage }: PurchaseCompleteProps) {
  const { state, looking, retry } = useCompletedPurchase(completion);
  const heading = useRef<HTMLHeadingElement>(null);
  const had = state.at === 'bought' || state.at === 'began';
  useEffect(() => {
    if (!had) return;
    heading.current?.focus({ preventScroll: true });
    // Also runs after 3-D Secure, where the browser left the checkout without clearing its draft.
    if (product) clearOrderDraft(product);
  }, [had, product]);
  if (state.at === 'pending') return <Pending slow={state.slow} />;
  if (state.at === 'bought' || state.at === 'began')
    return <PurchaseResultView had={state} heading={heading} />;
  const { title, text, ways } = getNoPurchaseText(state, product, { declined: completion.declined, looking });
  return (
    <QuietPage title={title}>
      <div role="alert">
        {text.map((sentence) => (
          <p key={sentence} className="mb-2">
            {sentence}
          </p>
        ))}
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        {ways.map((way, index) => (
          <WayOn key={way.label} way={way} first={index === 0} onAgain={retry} />
        ))}
      </div>
    </QuietPage>
  );
}

function WayOn({ way, first, onAgain }: { way: NextStep; first: boolean; onAgain: () => void }) {
  const kind = first ? 'primary' : 'secondary';
  if ('to' in way)
    return (
      <ButtonLink to={way.to} kind={kind}>
        {way.label}
      </ButtonLink>
    );
  return (
    <Button kind={kind} onClick={() => (way.press === 'again' ? onAgain() : openLogin())}>
      {way.label}
    </Button>
  );
}

function Pending({ slow }: { slow: boolean }) {
  const { pending, slow: words } = purchaseCopy.complete;
  const shown = useDelayedSkeleton(true) || slow;
  return (
    <div className="container-page min-h-[80vh] pb-16">
      <PurchaseSteps current={2} />
      <div role="status" className="pt-3 pb-8 desk:pt-7">
        <h1 className={`text-title ${shown ? '' : 'sr-only'}`}>{slow ? words.title : pending}</h1>
        {slow && <p className="mt-2 text-stone">{words.text}</p>}
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
