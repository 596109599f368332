/**
 * Headers of all hosted pages. Their URLs carry codes and states: no cache may store them and no other site may see
 * them as a referrer. Within the origin the referrer is sent, so that forms name where they come from.
 */
export const hostedUiHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=63072000',
  'cross-origin-opener-policy': 'same-origin',
} as const;
