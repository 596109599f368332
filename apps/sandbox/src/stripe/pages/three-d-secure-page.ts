import type { PaymentIntent, SetupIntent } from '../objects/api-objects.ts';
import { escapeHtml, formatPounds, renderSandboxPage } from './html.ts';

/**
 * Renders the bank's 3-D Secure page, for a payment or setup that a server confirmed without the script in the browser.
 */
export function renderThreeDSecurePage(intent: PaymentIntent | SetupIntent, returnUrl: string): string {
  const isPayment = intent.object === 'payment_intent';
  const title = isPayment ? 'Confirm your payment' : 'Confirm your card';
  const renderHiddenInput = (name: string, value: string) =>
    `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
  return renderSandboxPage(
    `Test bank: ${title.toLowerCase()}`,
    `<p class="eyebrow">Test bank</p>
<h1>${title}</h1>
${isPayment ? `<p class="amount">${formatPounds(intent.amount)}</p>` : ''}
<p>A real bank would ask for a code or a fingerprint here. In the sandbox, you choose the result.</p>
<form method="post">
${renderHiddenInput('client_secret', intent.client_secret ?? '')}
${renderHiddenInput('return_url', returnUrl)}
<button class="first" name="outcome" value="passed">Complete authentication</button>
<button name="outcome" value="failed">Fail authentication</button>
</form>`,
  );
}
