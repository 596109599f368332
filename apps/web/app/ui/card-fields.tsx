import { PaymentElement } from '@stripe/react-stripe-js';
import type { StripePaymentElementOptions } from '@stripe/stripe-js';
import type { Ref } from 'react';
import { CardFieldsSkeleton } from './payment-skeleton.tsx';

interface CardFieldsProps {
  area: Ref<HTMLDivElement>;
  ready: boolean;
  onReady: () => void;
  onFailed: () => void;
}

const options: StripePaymentElementOptions = {
  layout: 'tabs',
  defaultValues: { billingDetails: { address: { country: 'GB' } } },
};

/** Renders Stripe's fields. Until they are ready, placeholders are shown and the fields are transparent. */
export function CardFields({ area, ready, onReady, onFailed }: CardFieldsProps) {
  return (
    <>
      {!ready && <CardFieldsSkeleton />}
      <div ref={area} className={ready ? '' : 'absolute inset-5 opacity-0'}>
        <PaymentElement options={options} onReady={onReady} onLoadError={onFailed} />
      </div>
    </>
  );
}
