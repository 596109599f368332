import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SandboxDatabase } from '../../database.ts';
import { runDueWork } from '../run-due-work.ts';
import { type ClaimedDelivery, claimDeliveries, markDelivered, markFailed } from './delivery-queue.ts';

export interface WebhookDeliveryOptions {
  database: SandboxDatabase;
  /** URL to which events are posted. */
  url: string;
  /** Secret (`whsec_…`) that signs every body. */
  secret: string;
  now?: () => Date;
  /** Interval in milliseconds at which an empty queue is polled. Default: 1,000. */
  pollMs?: number;
  /** Timeout of the endpoint in milliseconds. Default: 10,000. */
  timeoutMs?: number;
  /** Called when the database fails. The worker continues. */
  onError?: (error: unknown) => void;
}

export interface WebhookDelivery {
  wake(): void;
  stop(): Promise<void>;
}

/**
 * Delivers stored events to the webhook until it's stopped. Each round first runs the sandbox's due work
 * (`runDueWork`). Several workers can share a database. No database transaction is open during the endpoint call.
 * `wake` starts a round at once. `stop` aborts current deliveries, which are retried later.
 */
export function startWebhookDelivery(options: WebhookDeliveryOptions): WebhookDelivery {
  const { database, pollMs = 1000, timeoutMs = 10_000, now = () => new Date() } = options;
  const stopping = new AbortController();
  let pause = new AbortController();
  const work = async () => {
    while (!stopping.signal.aborted) {
      pause = new AbortController();
      const busy = await round().catch((error: unknown) => {
        if (!stopping.signal.aborted) options.onError?.(error);
        return false;
      });
      const signal = AbortSignal.any([stopping.signal, pause.signal]);
      if (!busy) await sleep(pollMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const round = async () => {
    await runDueWork(database, now());
    const claimed = await claimDeliveries(database, timeoutMs + 5000);
    await Promise.all(claimed.map((delivery) => deliver(delivery)));
    return claimed.length > 0;
  };
  const deliver = async (delivery: ClaimedDelivery) => {
    const { ok, outcome } = await post(options, delivery, timeoutMs, stopping.signal);
    if (ok) await markDelivered(database, delivery, outcome);
    else await markFailed(database, delivery, outcome);
  };
  const working = work();
  return {
    wake: () => pause.abort(),
    async stop() {
      stopping.abort();
      await working;
    },
  };
}

async function post(
  { url, secret }: WebhookDeliveryOptions,
  delivery: ClaimedDelivery,
  timeoutMs: number,
  stopped: AbortSignal,
): Promise<{ ok: boolean; outcome: string }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        // Signed with the real time, because receivers reject signatures older than five minutes.
        'stripe-signature': signWebhook(delivery.body, secret, new Date()),
      },
      body: delivery.body,
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), stopped]),
    });
    await response.body?.cancel();
    return { ok: response.ok, outcome: String(response.status) };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { ok: false, outcome: cause instanceof Error ? cause.message : String(cause) };
  }
}

/** Returns the `Stripe-Signature` header for a body, signed at the given time. */
function signWebhook(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}
