/** What a tool of the studio's own can be told of, as it happens. */
export const webhookEvents = [
  'booking.created',
  'booking.moved',
  'booking.cancelled',
  'booking.checked_in',
] as const;

export type WebhookEvent = (typeof webhookEvents)[number];

/** Largest number of endpoints of one branch. */
export const maxWebhookEndpoints = 10;
