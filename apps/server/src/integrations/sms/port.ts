/** Sends text messages. One call sends one message to one number. */
export interface SmsPort {
  /**
   * Passes the message to the service and returns the service's id.
   * A retry sends another message, since no known service detects duplicates.
   * @throws SmsSendError when the service didn't accept it. `temporary` says whether a retry can help.
   */
  send(message: SmsMessage): Promise<{ id: string }>;
}

export interface SmsMessage {
  /** E.164, such as '+447700900123'. */
  to: string;
  /** Up to 160 characters of the GSM alphabet are one message. Longer or other text is billed as several. */
  text: string;
}

export class SmsSendError extends Error {
  override readonly name = 'SmsSendError';
  /** true: the service was away, busy or misconfigured, so retry later. false: it will never accept this message. */
  readonly temporary: boolean;

  constructor(message: string, temporary: boolean, cause?: unknown) {
    super(message, { cause });
    this.temporary = temporary;
  }
}
