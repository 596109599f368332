/**
 * Headers of everything that the hosted pages answer. Their addresses carry codes and states: nobody keeps them, and no
 * other site hears of them. Within the origin they are told, so that forms say where they come from.
 */
export const hostedUiHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=63072000',
  'cross-origin-opener-policy': 'same-origin',
} as const;
