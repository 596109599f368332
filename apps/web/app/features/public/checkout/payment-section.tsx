import { useRef, useState } from 'react';
import { useStripeLibrary } from '../../../lib/payments/use-stripe-library.ts';
import { Icon } from '../../../ui/icon.tsx';
import { PaymentError } from '../../../ui/payment-error.tsx';
import { PaymentSkeleton } from '../../../ui/payment-skeleton.tsx';
import { useStepFocus } from '../../../ui/use-step-focus.ts';
import { checkoutPaymentNotices } from './checkout-payment-notices.ts';
import { getPaymentNote } from './get-payment-note.ts';
import type { PaymentFormProps } from './payment-form.tsx';
import type { CheckoutState } from './use-checkout.ts';

interface PaymentSectionProps {
  checkout: CheckoutState;
  /** Whether the payment opened automatically. If so, the form doesn't take the focus. */
  autoOpened?: boolean;
}

/** Shows a placeholder until details are complete, a skeleton while loading, then Stripe's form. */
export function PaymentSection({ checkout, autoOpened = false }: PaymentSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hold, order, ended, paying, setPaying, complete, openForm, mayPay } = checkout;
  const { step, intent } = checkout.payment;
  const reopening = step === 'opening';
  const form = { hold, order, ended, reopening, paying, onPaying: setPaying, mayPay, onPaid: complete };
  useStepFocus(heading, step === 'payment' && !autoOpened);
  return (
    <section aria-labelledby="payment" className="border-t border-hairline pt-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="payment" ref={heading} tabIndex={-1} className="scroll-mt-40 text-section outline-none">
          Payment
        </h2>
        {step !== 'details' && (
          <p className="flex items-center gap-2 text-small text-stone">
            <Icon name="lock" className="size-[18px]" />
            Handled by Stripe. We never see your card number.
          </p>
        )}
      </div>
      {step === 'details' && <PaymentPlaceholder />}
      {step === 'opening' && !intent && <PaymentSkeleton note={getPaymentNote(false)} />}
      {intent && (
        // Stays mounted while the customer edits details, so that Stripe's form keeps a typed card.
        <div hidden={step === 'details'}>
          <LoadedForm key={intent.clientSecret} {...form} intent={intent} onRestart={() => openForm()} />
        </div>
      )}
    </section>
  );
}

function PaymentPlaceholder() {
  return (
    <p className="flex min-h-16 items-center gap-4 rounded-card border border-dashed border-line px-5 py-4 text-stone">
      <Icon name="lock" className="size-5 shrink-0" />
      The card form opens here once you’ve filled in your details.
    </p>
  );
}

const loadForm = async () => (await import('./payment-form.tsx')).PaymentForm;

/** Shows the payment form. Loads Stripe's library only now; if that fails, shows an error with a retry. */
function LoadedForm({ onRestart, ...form }: Omit<PaymentFormProps, 'stripe'>) {
  const provider = useStripeLibrary(loadForm, checkoutPaymentNotices);
  const [restarts, setRestarts] = useState(0);
  if (provider.at === 'loading') return <PaymentSkeleton note={getPaymentNote(false)} />;
  if (provider.at === 'failed') return <PaymentError notice={provider.notice} onRetry={provider.retry} />;
  const { PaymentForm, stripe } = provider;
  const restart = () => {
    setRestarts(restarts + 1);
    onRestart();
  };
  return <PaymentForm key={restarts} {...form} stripe={stripe} onRestart={restart} />;
}
