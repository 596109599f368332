import type { ReactNode } from 'react';
import { toSentence } from '../../lib/payments/payment-notices.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { IneligibleCredits } from './ineligible-credits.tsx';
import { CancellationTerms } from './order-lines.tsx';
import { PromoCode } from './order-summary.tsx';
import { PaymentMethodList } from './payment-method-list.tsx';
import { PaymentMethodSkeleton } from './payment-method-skeleton.tsx';
import type { CheckoutState } from './use-checkout.ts';

interface WhatYouPayWithProps {
  checkout: CheckoutState;
  /** Whether this is the first section on phones. */
  first: boolean;
  /** Collapsible order summary for phones. */
  children: ReactNode;
}

/** Offers the credits that pay for the class, and the card. Shows loading errors in place. */
export function PaymentMethodPicker({ checkout, first, children }: WhatYouPayWithProps) {
  const { terms, known, creditGone } = checkout;
  return (
    <section aria-labelledby="pay-with">
      <div className="mb-4 flex items-baseline justify-between gap-6">
        <h2 id="pay-with" className={`desk:text-section ${first ? 'text-title' : 'text-section'}`}>
          What you pay with
        </h2>
        <p className="hidden text-small text-stone sm:block">Nothing is taken until you book</p>
      </div>
      {children}
      {creditGone && (
        <div role="status" className="mb-4">
          <Notice title="That session has been used meanwhile.">
            Nothing was taken and your place is still held. This is what you can pay with now.
          </Notice>
        </div>
      )}
      <Ways checkout={checkout} />
      {known && checkout.promo && (
        <div className="mt-4 desk:hidden">
          <PromoCode promo={checkout.promo} />
        </div>
      )}
      {known && <CancellationTerms className="mt-5 desk:hidden">{terms}</CancellationTerms>}
    </section>
  );
}

function Ways({ checkout }: { checkout: CheckoutState }) {
  const { quoting, way, cardBill, payment, ended, paying, pick, known } = checkout;
  const { state, quote } = quoting;
  if (state.at === 'failed' && !known)
    return (
      <NotQuoted message={state.message} onRetry={() => void quoting.reload()} onCard={() => pick('card')} />
    );
  if (!known) return <PaymentMethodSkeleton />;
  const booking = way.by === 'credit' && payment.step === 'opening';
  return (
    <>
      <PaymentMethodList
        credits={quote?.entitlements ?? []}
        way={way}
        cardBill={cardBill}
        locked={ended || paying || booking}
        onPick={pick}
      />
      {quote && <IneligibleCredits credits={quote.notCovering} />}
    </>
  );
}

interface NotQuotedProps {
  message: string;
  onRetry: () => void;
  onCard: () => void;
}

/** Offers the card when the quote fails to load, because a card always works. */
function NotQuoted({ message, onRetry, onCard }: NotQuotedProps) {
  return (
    <Notice
      tone="error"
      title="We could not see what your credits cover."
      action={
        <div className="flex flex-wrap gap-2.5">
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
          <Button kind="secondary" size="small" onClick={onCard}>
            Pay by card
          </Button>
        </div>
      }
    >
      {message && toSentence(message)} Your place stays held.
    </Notice>
  );
}
