import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { StrictMode, type SubmitEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** Minimal page with the real libraries: the form in the studio's colours, a button and the outcome. */
const { clientSecret = '', redirect, card } = document.body.dataset;
const isSetup = clientSecret.startsWith('seti_');

const appearance = {
  variables: {
    colorPrimary: '#2f4437',
    colorText: '#23211e',
    colorTextSecondary: '#655e55',
    colorTextPlaceholder: '#6f685f',
    colorDanger: '#9b2c1f',
    colorBackground: '#fffdf9',
    colorBorder: '#857968',
    borderRadius: '6px',
    fontFamily: "'Instrument Sans Variable', 'Instrument Sans', system-ui, sans-serif",
    fontSizeBase: '16px',
    spacingUnit: '4px',
  },
};

/** Saves a card, pays with a saved card, or pays with the form and stays or navigates. */
function confirmIntent(stripe: Stripe, elements: StripeElements) {
  const confirmParams = { return_url: `${location.origin}/complete` };
  const inPageOptions = { confirmParams, redirect: 'if_required' } as const;
  if (isSetup) return stripe.confirmSetup({ elements, ...inPageOptions });
  if (card) {
    const withCard = { ...confirmParams, payment_method: card };
    return stripe.confirmPayment({ ...inPageOptions, confirmParams: withCard, clientSecret });
  }
  if (redirect === 'always') return stripe.confirmPayment({ elements, confirmParams });
  return stripe.confirmPayment({ elements, ...inPageOptions });
}

function Checkout() {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const [isComplete, setComplete] = useState(false);
  const [outcome, setOutcome] = useState('nothing yet');
  const pay = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!stripe || !elements) return;
    const result = await confirmIntent(stripe, elements);
    if (result.error) setOutcome(`${result.error.type} ${result.error.code}: ${result.error.message}`);
    else if ('paymentIntent' in result) setOutcome(`paid: ${result.paymentIntent?.status}`);
    else if ('setupIntent' in result) setOutcome(`saved: ${result.setupIntent?.status}`);
  };
  return (
    <form onSubmit={pay}>
      <h1>Payment</h1>
      <PaymentElement
        onReady={() => setReady(true)}
        onChange={(event) => setComplete(event.complete)}
        onLoadError={({ error }) => setOutcome(`load error: ${error.code}`)}
      />
      <button type="submit" disabled={!isReady} data-complete={isComplete}>
        {isSetup ? 'Save card' : 'Pay £18'}
      </button>
      <output>{outcome}</output>
    </form>
  );
}

const stripe = loadStripe('pk_test_sandbox');
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Elements stripe={stripe} options={{ clientSecret, appearance, locale: 'en-GB' }}>
        <Checkout />
      </Elements>
    </StrictMode>,
  );
}
