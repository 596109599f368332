/** A text message of the pool: a code, and to whom. Whoever delivers it finds the words. */
export interface AccountSms {
  /** E.164, such as '+447700900123'. */
  to: string;
  /** To log in, or to prove the number. */
  kind: 'sign-in' | 'verify-phone';
  code: string;
  minutes: number;
}

/** Hands a text message over. Rejects when it has to be tried again later. */
export type DeliverAccountSms = (sms: AccountSms, messageId: string) => Promise<void>;
