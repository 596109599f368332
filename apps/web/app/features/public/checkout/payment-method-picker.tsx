import type { ReactNode } from 'react';
import { endWithFullStop } from '../../../lib/payments/payment-notices.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { IneligibleEntitlements } from './ineligible-entitlements.tsx';
import { CancellationTerms } from './order-lines.tsx';
import { PromoCode } from './order-summary.tsx';
import { PaymentMethodList } from './payment-method-list.tsx';
import { PaymentMethodSkeleton } from './payment-method-skeleton.tsx';
import type { CheckoutState } from './use-checkout.ts';

interface PaymentMethodPickerProps {
  checkout: CheckoutState;
  /** Whether this is the first section on phones. */
  first: boolean;
  /** Collapsible order summary for phones. */
  children: ReactNode;
}

/**
 * Offers the entitlements that pay for the class, and the card. If they fail to load, shows the error in
 * their place.
 */
export function PaymentMethodPicker({ checkout, first, children }: PaymentMethodPickerProps) {
  const { terms, methodsReady, creditGone } = checkout;
  return (
    <section aria-labelledby="pay-with">
      <div className="mb-4 flex items-baseline justify-between gap-6">
        <h2 id="pay-with" className={`desk:text-section ${first ? 'text-title' : 'text-section'}`}>
          Payment method
        </h2>
        <p className="hidden text-small text-stone sm:block">You won’t be charged until you book</p>
      </div>
      {children}
      {creditGone && (
        <div role="status" className="mb-4">
          <Notice title="That session has just been used.">
            You haven’t been charged and your hold is still active. Choose another payment method.
          </Notice>
        </div>
      )}
      <PaymentMethods checkout={checkout} />
      {methodsReady && checkout.promo && (
        <div className="mt-4 desk:hidden">
          <PromoCode promo={checkout.promo} />
        </div>
      )}
      {methodsReady && <CancellationTerms className="mt-5 desk:hidden">{terms}</CancellationTerms>}
    </section>
  );
}

function PaymentMethods({ checkout }: { checkout: CheckoutState }) {
  const { quoting, method, cardBill, payment, ended, paying, pick, methodsReady } = checkout;
  const { state, quote } = quoting;
  if (state.at === 'failed' && !methodsReady)
    return <QuoteError message={state.message} onRetry={quoting.reload} onCard={() => pick('card')} />;
  if (!methodsReady) return <PaymentMethodSkeleton />;
  const booking = method.by === 'credit' && payment.step === 'opening';
  return (
    <>
      <PaymentMethodList
        credits={quote?.entitlements ?? []}
        method={method}
        cardBill={cardBill}
        locked={ended || paying || booking}
        onPick={pick}
      />
      {quote && <IneligibleEntitlements credits={quote.ineligible} />}
    </>
  );
}

interface QuoteErrorProps {
  message: string;
  onRetry: () => void;
  onCard: () => void;
}

/** Offers the card when the quote fails to load, because the card is always possible. */
function QuoteError({ message, onRetry, onCard }: QuoteErrorProps) {
  return (
    <Notice
      tone="error"
      title="Couldn’t load your packs and memberships."
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
      {message && endWithFullStop(message)} Your hold is still active.
    </Notice>
  );
}
