import type { Charge, ErrorCode } from '../objects/api-objects.ts';

/** Decline by the issuer, with Stripe's codes and messages. */
export interface Decline {
  code: ErrorCode;
  declineCode?: string;
  message: string;
  adviceCode?: NonNullable<NonNullable<Charge['outcome']>['advice_code']>;
  cvcCheck?: 'fail';
}

export const declines = {
  generic: {
    code: 'card_declined',
    declineCode: 'generic_decline',
    message: 'Your card was declined.',
    adviceCode: 'try_again_later',
  },
  insufficientFunds: {
    code: 'card_declined',
    declineCode: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
    adviceCode: 'try_again_later',
  },
  lostCard: { code: 'card_declined', declineCode: 'lost_card', message: 'Your card was declined.' },
  stolenCard: { code: 'card_declined', declineCode: 'stolen_card', message: 'Your card was declined.' },
  expired: { code: 'expired_card', message: 'Your card has expired.' },
  incorrectCvc: {
    code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
    cvcCheck: 'fail',
  },
  processingError: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
    adviceCode: 'try_again_later',
  },
  authenticationRequired: {
    code: 'authentication_required',
    declineCode: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
  },
  notATestCard: {
    code: 'card_declined',
    declineCode: 'test_mode_live_card',
    message: 'Your card was declined. Your request was in test mode, but used a non test card.',
  },
} as const satisfies Record<string, Decline>;
