/** Texts for staff, by Stripe's dispute reason code. */
const reasons: Readonly<Record<string, string>> = {
  bank_cannot_process: 'The bank couldn’t process the payment',
  check_returned: 'The bank returned the payment',
  credit_not_processed: 'The cardholder says they’re owed a refund',
  customer_initiated: 'The cardholder asked their bank to reverse the payment',
  debit_not_authorized: 'The cardholder says they didn’t agree to the payment',
  duplicate: 'The cardholder says they were charged twice',
  fraudulent: 'The cardholder says they didn’t make this payment',
  general: 'No reason given',
  incorrect_account_details: 'The account details were wrong',
  insufficient_funds: 'There wasn’t enough money in the account',
  noncompliant: 'The bank says the payment breaks card scheme rules',
  product_not_received: 'The cardholder says they didn’t get what they paid for',
  product_unacceptable: 'The cardholder says the purchase wasn’t as described',
  subscription_canceled: 'The cardholder says they’d cancelled the membership',
  unrecognized: 'The cardholder doesn’t recognise the payment',
};

/** Returns the reason of a dispute in plain words, or an unknown reason in the provider's spelling. */
export function formatDisputeReason(reason: string | null): string {
  if (!reason) return 'No reason given';
  return reasons[reason] ?? reason.replaceAll('_', ' ');
}

const statuses: Readonly<Record<string, string>> = {
  needs_response: 'Needs response',
  under_review: 'Under review',
  won: 'Won',
  lost: 'Lost',
  warning_needs_response: 'Inquiry, needs response',
  warning_under_review: 'Inquiry, under review',
  warning_closed: 'Inquiry closed',
  prevented: 'Closed',
};

/** Returns the status of a dispute in one to three words. */
export function formatDisputeStatus(status: string | null): string {
  return statuses[status ?? ''] ?? (status ?? 'Open').replaceAll('_', ' ');
}

/** Returns whether the studio can still send evidence to the bank (handbook: paying 13). */
export function needsResponse(status: string | null): boolean {
  return status === 'needs_response' || status === 'warning_needs_response';
}
