/**
 * Headers of all hosted pages. The pages' URLs contain codes and states, so no cache may store them and no other site
 * may see them as a referrer. Within the origin the referrer is sent, so that forms name their origin.
 */
export const hostedUiHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=63072000',
  'cross-origin-opener-policy': 'same-origin',
} as const;
