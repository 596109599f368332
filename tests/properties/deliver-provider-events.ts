import type { ProviderEvent, World } from './world.ts';
import { recordResponse } from './world.ts';

/** Way of delivering webhook events. Dropped events are lost until the provider resends them. */
export type EventDelivery = 'in order' | 'reversed' | 'doubled' | 'dropped' | 'again';

/** Delivers the events since the last delivery. `again` also delivers the dropped ones. */
export async function deliverProviderEvents(world: World, delivery: EventDelivery): Promise<void> {
  const fresh = await newEvents(world);
  if (delivery === 'dropped') {
    world.lost.push(...fresh);
    return;
  }
  const queue = delivery === 'again' ? [...world.lost.splice(0), ...fresh] : fresh;
  if (delivery === 'reversed') queue.reverse();
  if (delivery === 'doubled') queue.push(...queue);
  for (const event of queue) {
    if (!(await deliver(world, event))) world.lost.push(event);
  }
}

async function newEvents(world: World): Promise<ProviderEvent[]> {
  const events = await world.studio.sandbox.query<ProviderEvent & { seq: number }>(
    `SELECT id, data, seq::int AS seq FROM sandbox.stripe_object WHERE kind = 'event' AND seq > $1 ORDER BY seq`,
    [world.lastEvent],
  );
  world.lastEvent = events.at(-1)?.seq ?? world.lastEvent;
  return events;
}

async function deliver(world: World, event: ProviderEvent): Promise<boolean> {
  const { app, stripe, services } = world.studio;
  const payload = JSON.stringify(event.data);
  const secret = services.config.stripe.webhookSecret;
  const response = await app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: {
      'stripe-signature': stripe.webhooks.generateTestHeaderString({ payload, secret }),
      'content-type': 'application/json',
    },
    payload,
  });
  recordResponse(world, '/webhooks/stripe', response.statusCode, response.body);
  return response.statusCode === 200;
}
