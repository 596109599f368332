import type { ProofOfWorkChallenge } from '@studio/contracts/bot-protection';
import type { ErrorCode } from '@studio/contracts/error-codes';
import type { ErrorResponse } from '@studio/contracts/error-response';
import type { ClassChange } from '@studio/contracts/seen-class';

/** HTTP status of each error code, and its message when the caller passes none. */
export const errorDefinitions: Record<ErrorCode, { status: number; message: string }> = {
  bad_request: { status: 400, message: 'Something in this request is not as it should be.' },
  unauthorised: { status: 401, message: 'Please log in to go on.' },
  login_required_again: {
    status: 401,
    message: 'You logged in more than 15 minutes ago. Nothing was changed. Log in again to do this.',
  },
  forbidden: { status: 403, message: 'This request is not allowed.' },
  not_found: { status: 404, message: 'We could not find that.' },
  method_not_allowed: { status: 405, message: 'This address takes POST requests only.' },
  payload_too_large: { status: 413, message: 'This request is too large.' },
  rate_limited: { status: 429, message: 'That was a lot at once. Please try again in a minute.' },
  proof_required: { status: 428, message: 'Please prove that a person sends this, and send it again.' },
  link_expired: { status: 410, message: 'This link is too old. Please ask for a new one.' },
  slot_unavailable: { status: 409, message: 'Sorry, this class has just filled up.' },
  hold_limit: {
    status: 409,
    message: 'You already hold places in three classes. Finish or leave one of them first.',
  },
  hold_expired: { status: 409, message: 'Your hold has ended. Nothing was charged.' },
  hold_too_soon: { status: 429, message: 'You have held this class several times. Please wait a moment.' },
  payment_required: { status: 402, message: 'This class has to be paid for.' },
  no_payment_required: { status: 409, message: 'There is nothing to pay for this class.' },
  payment_not_completed: { status: 409, message: 'Payment not completed.' },
  payment_in_progress: { status: 409, message: 'A payment for this place is under way.' },
  payment_unavailable: { status: 503, message: 'Could not start payment.' },
  idempotency_mismatch: { status: 409, message: 'This request was sent before with other contents.' },
  terms_outdated: { status: 409, message: 'Our terms have changed. Please read and accept them again.' },
  already_cancelled: { status: 409, message: 'This booking has been cancelled.' },
  cancellation_closed: {
    status: 409,
    message: 'This class starts in less than 24 hours, so it can no longer be cancelled.',
  },
  not_cancellable: { status: 409, message: 'This booking can no longer be cancelled.' },
  not_movable: { status: 409, message: 'This booking cannot be moved to that class.' },
  give_up_too_early: { status: 409, message: 'This booking can still be cancelled free of charge.' },
  class_begun: { status: 409, message: 'This class has already begun.' },
  class_changed: {
    status: 409,
    message: 'This class has changed since you chose it. Nothing has been booked or charged.',
  },
  entitlement_used_up: { status: 409, message: 'There are not enough sessions left. Nothing was taken.' },
  not_covered: { status: 409, message: 'That does not cover this class. Nothing was taken.' },
  not_for_sale: { status: 409, message: 'This cannot be bought here.' },
  already_had: {
    status: 409,
    message:
      'This offer is once per person, and you’ve had it. If you think this is wrong, ask at the front desk.',
  },
  already_member: { status: 409, message: 'You have this membership already.' },
  promo_refused: { status: 409, message: 'This code is not valid for this.' },
  gift_card_refused: { status: 409, message: 'This gift card code is not valid.' },
  not_changeable: { status: 409, message: 'This cannot be changed now.' },
  freeze_too_soon: { status: 409, message: 'A membership can be frozen once in six months.' },
  places_left: { status: 409, message: 'There are places left: you can book right away.' },
  waiting_limit: {
    status: 409,
    message: 'You are already waiting for as many classes as we can keep for you.',
  },
  waiting_closed: {
    status: 409,
    message: 'You have cancelled a booking of this class, so its places are not offered to you again.',
  },
  offer_over: { status: 409, message: 'This offer has ended, and the place went to the next in line.' },
  clash: { status: 409, message: 'Something else takes place at this time.' },
  below_booked: { status: 409, message: 'More places are taken than that.' },
  has_bookings: { status: 409, message: 'People have booked this class. Cancel it, and they are told.' },
  closed_day: { status: 409, message: 'The studio is closed on this day.' },
  reason_needed: { status: 409, message: 'This needs a reason.' },
  already_booked: { status: 409, message: 'They have a place in this class already.' },
  price_changed: { status: 409, message: 'The price has just changed. Nothing was taken.' },
  check_in_early: { status: 409, message: 'Check-in opens 60 minutes before the class.' },
  check_in_closed: { status: 409, message: 'Check-in has closed: the class has ended.' },
  refund_too_much: { status: 409, message: 'That is more than is left to give back.' },
  unavailable: {
    status: 503,
    message:
      'We cannot reach our books right now. Please try again in a minute. Nothing is booked or charged twice.',
  },
  server_error: { status: 500, message: 'Something went wrong on our side. Please try again.' },
};

/** Details that some errors contain besides code and message. See the contract of the error response. */
export interface AppErrorDetails {
  field?: string;
  serverTime?: number;
  tokenRejected?: true;
  challenge?: ProofOfWorkChallenge;
  refund?: ErrorResponse['refund'];
  changed?: ClassChange;
}

/** Expected error. Use cases throw it, and the error handler turns it into a response. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: AppErrorDetails;

  constructor(
    code: ErrorCode,
    message: string = errorDefinitions[code].message,
    details: AppErrorDetails = {},
  ) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

/**
 * Returns the error for a token that is invalid or no longer valid. The caller may renew it or continue without one.
 */
export function invalidTokenError(message?: string): AppError {
  return new AppError('forbidden', message, { tokenRejected: true });
}

/**
 * Builds the body of an error response. Two specifications expect code and message in different fields, so the body has
 * both.
 */
export function buildErrorBody(code: ErrorCode, message: string, details: AppErrorDetails = {}) {
  return { ok: false as const, code, message, error: { code, message }, ...details };
}
