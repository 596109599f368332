/** Port that sends text messages. One call sends one message to one number. */
export interface SmsPort {
  /**
   * Passes the message to the service and returns the service's id. A retry sends another message, because no known
   * service detects duplicates. @throws SmsSendError when the service didn't accept the message. `temporary` says
   * whether a retry can help.
   */
  send(message: SmsMessage): Promise<{ id: string }>;
}

export interface SmsMessage {
  /** Recipient's phone number in E.164 format, such as '+447700900123'. */
  to: string;
  /** Text. Up to 160 characters of the GSM alphabet are one message; longer or other text is billed as several. */
  text: string;
}

export class SmsSendError extends Error {
  override readonly name = 'SmsSendError';
  /**
   * Whether a retry can help: the service was unavailable, busy or misconfigured. If false, it will never accept this
   * message.
   */
  readonly temporary: boolean;

  constructor(message: string, temporary: boolean, cause?: unknown) {
    super(message, { cause });
    this.temporary = temporary;
  }
}
