import { setTimeout as sleep } from 'node:timers/promises';

/** Pays an intent at Stripe, or saves a card, as the page's script does. Retries a few times without a response. */
export async function payAtProvider(
  sandboxUrl: string,
  clientSecret: string,
  card = 'pm_card_visa',
): Promise<boolean> {
  const [intentId = ''] = clientSecret.split('_secret');
  const kind = intentId.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
  for (let attempt = 0; attempt < 4; attempt++) {
    const form = { client_secret: clientSecret, payment_method: card, return_url: 'http://localhost/done' };
    const response = await fetch(`${sandboxUrl}/v1/${kind}/${intentId}/confirm`, {
      method: 'POST',
      headers: { authorization: 'Bearer pk_test_sandbox' },
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null);
    if (response?.ok) return ((await response.json()) as { status: string }).status === 'succeeded';
    // Declined, or no longer payable.
    if (response && response.status < 500) return false;
    await sleep(500);
  }
  return false;
}
