/** Text message of the user pool with a code, as data. The host application renders the text. */
export interface AccountSms {
  /** Phone number in E.164 format, such as '+447700900123'. */
  to: string;
  /** Purpose: to log in, or to verify the number. */
  kind: 'sign-in' | 'verify-phone';
  code: string;
  minutes: number;
}

/** Function that delivers a text message. Rejects when delivery must be retried later. */
export type DeliverAccountSms = (sms: AccountSms, messageId: string) => Promise<void>;
