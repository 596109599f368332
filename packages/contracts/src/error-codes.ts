/** The closed list of refusals. Every failed answer of the API carries one of these codes. */
export const errorCodes = [
  'bad_request',
  'unauthorised',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'payload_too_large',
  'rate_limited',
  'proof_required',
  'link_expired',
  'slot_unavailable',
  'hold_limit',
  'hold_expired',
  'hold_too_soon',
  'payment_required',
  'no_payment_required',
  'payment_not_completed',
  'payment_in_progress',
  'payment_unavailable',
  'idempotency_mismatch',
  'terms_outdated',
  'already_cancelled',
  'cancellation_closed',
  'not_cancellable',
  'server_error',
] as const;

export type ErrorCode = (typeof errorCodes)[number];
