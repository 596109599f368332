import type { StudioProcess } from './studio-process.ts';

/** Pays an intent with a card, as the page's script does. Throws unless the payment succeeds. */
export async function payIntent(
  { url }: StudioProcess,
  intentId: string,
  card = 'pm_card_visa',
): Promise<void> {
  const form = new URLSearchParams({ payment_method: card, return_url: 'http://localhost/booking/complete' });
  const response = await fetch(`${url}/sandbox/stripe/v1/payment_intents/${intentId}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    body: form,
  });
  const { status } = (await response.json()) as { status?: string };
  if (status !== 'succeeded') throw new Error(`The payment ${intentId} is ${status} (${response.status}).`);
}

/** Returns what Stripe captured and refunded for an intent, in pence. */
export async function getPaymentTotals(
  { url }: StudioProcess,
  intentId: string,
): Promise<{ captured: number; refunded: number; refunds: number }> {
  const list = async (path: string) => {
    const headers = { authorization: 'Bearer sk_test_sandbox' };
    const response = await fetch(`${url}/sandbox/stripe/v1/${path}?payment_intent=${intentId}`, { headers });
    return ((await response.json()) as { data: { amount_captured: number; amount_refunded: number }[] }).data;
  };
  const [charges, refunds] = await Promise.all([list('charges'), list('refunds')]);
  return {
    captured: charges.reduce((sum, charge) => sum + charge.amount_captured, 0),
    refunded: charges.reduce((sum, charge) => sum + charge.amount_refunded, 0),
    refunds: refunds.length,
  };
}

/** Changes the fault settings of the Stripe sandbox for all processes. Settings that aren't named are reset. */
export function setProviderBehaviour({ url }: StudioProcess, change: object = {}): Promise<void> {
  return setProviderBehaviourAt(`${url}/sandbox/stripe`, change);
}

/** Changes the fault settings of the Stripe sandbox at this address. Settings that aren't named are reset. */
export async function setProviderBehaviourAt(address: string, change: object = {}): Promise<void> {
  const response = await fetch(`${address}/dials`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reset: true, ...change }),
  });
  if (!response.ok) throw new Error(`The dials do not take this: ${await response.text()}`);
}

/** Counts the webhooks that wait for delivery. */
export async function countPendingWebhooks({ url }: StudioProcess): Promise<number> {
  const response = await fetch(`${url}/sandbox/stripe/dials`);
  return ((await response.json()) as { deliveries: { pending: number } }).deliveries.pending;
}
