import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { StrictMode, type SubmitEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** A page as small as can be, on the real libraries: the form in the studio's colours, a button, and what came of it. */
const { clientSecret, redirect } = document.body.dataset;

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

function Checkout() {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const [isComplete, setComplete] = useState(false);
  const [outcome, setOutcome] = useState('nothing yet');
  const pay = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!stripe || !elements) return;
    const confirmParams = { return_url: `${location.origin}/complete` };
    const result =
      redirect === 'always'
        ? await stripe.confirmPayment({ elements, confirmParams })
        : await stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' });
    if (result.error) setOutcome(`${result.error.type} ${result.error.code}: ${result.error.message}`);
    else if ('paymentIntent' in result) setOutcome(`paid: ${result.paymentIntent?.status}`);
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
        Pay £18
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
      <Elements stripe={stripe} options={{ clientSecret: clientSecret ?? '', appearance, locale: 'en-GB' }}>
        <Checkout />
      </Elements>
    </StrictMode>,
  );
}
