import type Stripe from 'stripe';
import { escapeHtml, pounds, sandboxPage } from './html.ts';

/** The bank's page of the 3-D Secure step, for payments confirmed away from the page's script. */
export function threeDSecurePage(intent: Stripe.PaymentIntent, returnUrl: string): string {
  const hidden = (name: string, value: string) =>
    `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
  return sandboxPage(
    'Test bank: confirm your payment',
    `<p class="eyebrow">Test bank</p>
<h1>Confirm your payment</h1>
<p class="amount">${pounds(intent.amount)}</p>
<p>A real bank would ask for a code or a fingerprint here. In the sandbox you decide how it ends.</p>
<form method="post">
${hidden('client_secret', intent.client_secret ?? '')}
${hidden('return_url', returnUrl)}
<button class="first" name="outcome" value="passed">Complete authentication</button>
<button name="outcome" value="failed">Fail authentication</button>
</form>`,
  );
}
