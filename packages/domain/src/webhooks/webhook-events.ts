/** Events that webhooks can receive. */
export const webhookEvents = [
  'booking.created',
  'booking.moved',
  'booking.cancelled',
  'booking.checked_in',
] as const;

export type WebhookEvent = (typeof webhookEvents)[number];

/** Maximum number of endpoints per branch. */
export const maxWebhookEndpoints = 10;
