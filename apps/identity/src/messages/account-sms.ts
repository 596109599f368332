/** Text message of the pool with a code, as data. The host application renders the text. */
export interface AccountSms {
  /** E.164, such as '+447700900123'. */
  to: string;
  /** Purpose: to log in, or to verify the number. */
  kind: 'sign-in' | 'verify-phone';
  code: string;
  minutes: number;
}

/** Delivers a text message. Rejects when delivery has to be retried later. */
export type DeliverAccountSms = (sms: AccountSms, messageId: string) => Promise<void>;
