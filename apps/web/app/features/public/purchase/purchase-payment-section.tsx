import { purchaseCopy } from '@studio/content/copy/purchase';
import { useRef, useState } from 'react';
import { useStripeLibrary } from '../../../lib/payments/use-stripe-library.ts';
import { Icon } from '../../../ui/icon.tsx';
import { PaymentError } from '../../../ui/payment-error.tsx';
import { PaymentSkeleton } from '../../../ui/payment-skeleton.tsx';
import { useStepFocus } from '../../../ui/use-step-focus.ts';
import { getPurchasePaymentNote } from './get-purchase-payment-note.ts';
import { purchaseNotices } from './purchase-error-text.ts';
import type { PurchasePaymentFormProps } from './purchase-payment-form.tsx';
import type { PurchasePayment, PurchaseStepName } from './use-purchase-step.ts';

const copy = purchaseCopy.pay;

interface PurchasePaymentSectionProps
  extends Omit<PurchasePaymentFormProps, 'stripe' | 'onRestart' | 'opened' | 'payer'> {
  step: PurchaseStepName;
  opened: PurchasePayment | null;
  /** Payer; null when no one is logged in and the product needs an account. */
  payer: PurchasePaymentFormProps['payer'] | null;
  /** Reopens the payment after its form failed to load. */
  onReopen: () => void;
  /** Whether the product is a gift card, whose continue button is in the form above. */
  isGift: boolean;
}

/** Shows a placeholder until the payment opens, a skeleton while loading, then Stripe's form. */
export function PurchasePaymentSection({
  step,
  opened,
  payer,
  onReopen,
  isGift,
  ...form
}: PurchasePaymentSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useStepFocus(heading, step === 'payment');
  const waits = step === 'choice' || !payer;
  return (
    // Hidden on phones while the sticky continue button announces the payment.
    <section
      aria-labelledby="payment"
      className={`${step === 'choice' && payer && !isGift ? 'max-md:hidden' : ''} border-t border-hairline pt-8`}
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="payment" ref={heading} tabIndex={-1} className="scroll-mt-40 text-section outline-none">
          {copy.heading}
        </h2>
        {!waits && (
          <p className="flex items-center gap-2 text-small text-stone">
            <Icon name="lock" className="size-[18px]" />
            {copy.stripeNote}
          </p>
        )}
      </div>
      {waits && (
        <p className="flex min-h-16 items-center gap-4 rounded-card border border-dashed border-line px-5 py-4 text-stone">
          <Icon name="lock" className="size-5 shrink-0" />
          {payer ? copy.completeSteps : purchaseCopy.account.logInToPay}
        </p>
      )}
      {step === 'opening' && <PaymentSkeleton note={getPurchasePaymentNote(form.isMembership)} />}
      {step === 'payment' && opened && payer && (
        <LoadedForm key={opened.clientSecret} {...form} opened={opened} payer={payer} onRestart={onReopen} />
      )}
    </section>
  );
}

const loadForm = async () => (await import('./purchase-payment-form.tsx')).PurchasePaymentForm;

/** Shows the payment form. Loads Stripe's library only now; if that fails, shows an error with a retry. */
function LoadedForm({ onRestart, ...form }: Omit<PurchasePaymentFormProps, 'stripe'>) {
  const provider = useStripeLibrary(loadForm, purchaseNotices);
  const [restarts, setRestarts] = useState(0);
  if (provider.at === 'loading') return <PaymentSkeleton note={getPurchasePaymentNote(form.isMembership)} />;
  if (provider.at === 'failed') return <PaymentError notice={provider.notice} onRetry={provider.retry} />;
  const { PaymentForm, stripe } = provider;
  const restart = () => {
    setRestarts(restarts + 1);
    onRestart();
  };
  return <PaymentForm key={restarts} {...form} stripe={stripe} onRestart={restart} />;
}
