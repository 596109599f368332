import type { AcceptedClassChange } from '@studio/contracts/accepted-class-details';
import type { ProofOfWorkChallenge } from '@studio/contracts/bot-protection';
import type { ErrorCode } from '@studio/contracts/error-codes';
import type { ErrorResponse, OtherEdit } from '@studio/contracts/error-response';

/** HTTP status and default message of each error code. */
export const errorDefinitions: Record<ErrorCode, { status: number; message: string }> = {
  bad_request: { status: 400, message: 'This request isn’t valid.' },
  unauthorised: { status: 401, message: 'Log in to continue.' },
  login_required_again: {
    status: 401,
    message: 'You logged in more than 15 minutes ago. Log in again to continue.',
  },
  forbidden: { status: 403, message: 'You don’t have permission to do this.' },
  not_found: { status: 404, message: 'We couldn’t find what you’re looking for. It may have been removed.' },
  method_not_allowed: { status: 405, message: 'This URL only accepts POST requests.' },
  payload_too_large: { status: 413, message: 'This request is too large.' },
  rate_limited: { status: 429, message: 'Too many attempts. Try again later.' },
  proof_required: { status: 428, message: 'Please confirm you’re not a robot, then send it again.' },
  link_expired: { status: 410, message: 'This link has expired. Request a new one.' },
  slot_unavailable: { status: 409, message: 'Sorry, this class has just filled up.' },
  hold_limit: {
    status: 409,
    message:
      'We’re already holding places for you in 3 classes. Book one first, or wait until a hold expires.',
  },
  hold_expired: { status: 409, message: 'Your hold has expired. You haven’t been charged.' },
  hold_too_soon: {
    status: 429,
    message: 'You’ve held places in this class several times. Wait a moment, then try again.',
  },
  payment_required: { status: 402, message: 'You need to pay to book this class.' },
  no_payment_required: { status: 409, message: 'There’s nothing to pay for this class.' },
  payment_not_completed: { status: 409, message: 'Payment not completed.' },
  payment_in_progress: {
    status: 409,
    message: 'Your payment for this place is already going through. Wait a minute, then reload the page.',
  },
  payment_unavailable: { status: 503, message: 'Could not start payment.' },
  idempotency_mismatch: {
    status: 409,
    message: 'We’ve already received this request with different details. Reload the page and try again.',
  },
  terms_outdated: {
    status: 409,
    message: 'Our terms have changed. Reload this page to read and accept the new terms.',
  },
  already_cancelled: { status: 409, message: 'This booking has been cancelled.' },
  cancellation_closed: {
    status: 409,
    message:
      'It’s too late to move this booking or cancel it for a refund. The class starts in less than 24 hours.',
  },
  not_cancellable: { status: 409, message: 'You can’t cancel this booking any more.' },
  not_movable: { status: 409, message: 'You can’t move this booking to that class. Choose another class.' },
  give_up_too_early: { status: 409, message: 'You can still cancel this booking free of charge.' },
  class_begun: { status: 409, message: 'This class has already started.' },
  class_changed: {
    status: 409,
    message: 'This class has changed since you chose it. Nothing has been booked or charged.',
  },
  entitlement_used_up: { status: 409, message: 'There aren’t enough sessions left. No sessions were used.' },
  not_covered: {
    status: 409,
    message: 'Your pack or membership doesn’t cover this class. No sessions were used.',
  },
  not_for_sale: { status: 409, message: 'You can’t buy this product at the moment.' },
  already_had: {
    status: 409,
    message:
      'You can only use this offer once, and you’ve already used it. If you think this is wrong, ask at the front desk.',
  },
  already_member: { status: 409, message: 'You already have this membership.' },
  promo_refused: { status: 409, message: 'This promo code isn’t valid.' },
  gift_card_refused: { status: 409, message: 'This gift card code isn’t valid.' },
  not_changeable: {
    status: 409,
    message: 'You can’t make this change right now. Reload the page and try again.',
  },
  edit_conflict: {
    status: 409,
    message: 'Someone else saved changes while you were editing. Your changes haven’t been saved yet.',
  },
  freeze_too_soon: { status: 409, message: 'You can freeze a membership once every 6 months.' },
  places_left: { status: 409, message: 'This class still has places. You can book now.' },
  waiting_limit: {
    status: 409,
    message: 'You’re already on the maximum number of waiting lists. Leave one to join another.',
  },
  waiting_closed: {
    status: 409,
    message: 'You’ve cancelled a booking for this class, so you can’t join its waiting list.',
  },
  offer_over: {
    status: 409,
    message: 'This offer has expired, so we’re no longer holding the place for you.',
  },
  clash: { status: 409, message: 'This clashes with another class.' },
  below_booked: {
    status: 409,
    message: 'More places than this are already booked or held. Enter a higher number.',
  },
  has_bookings: {
    status: 409,
    message: 'This class has bookings or a waiting list. Cancel the class instead, and we’ll email everyone.',
  },
  closed_day: { status: 409, message: 'The studio is closed on this day.' },
  reason_needed: { status: 409, message: 'Enter a reason.' },
  already_booked: { status: 409, message: 'This client already has a place in this class.' },
  price_changed: {
    status: 409,
    message:
      'The price has just changed. Nothing has been booked or charged. Check the new price and try again.',
  },
  check_in_early: { status: 409, message: 'Check-in opens 60 minutes before the class.' },
  check_in_closed: { status: 409, message: 'Check-in has closed because the class has ended.' },
  refund_too_much: { status: 409, message: 'That’s more than the amount left to refund.' },
  unavailable: {
    status: 503,
    message: 'We can’t connect right now. Try again in a minute. You won’t be booked or charged twice.',
  },
  server_error: { status: 500, message: 'Something went wrong on our side. Try again.' },
};

/** Details that some errors contain besides code and message. See the contract of the error response. */
export interface AppErrorDetails {
  field?: string;
  serverTime?: number;
  tokenRejected?: true;
  challenge?: ProofOfWorkChallenge;
  refund?: ErrorResponse['refund'];
  changed?: AcceptedClassChange;
  otherEdit?: OtherEdit;
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
 * Returns the error for an access token that is invalid or has expired. The client may renew the token, or send the
 * request without one.
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
