/** The way text messages leave the house. One call is one message to one number. */
export interface SmsPort {
  /**
   * Hands the message to the service and answers the id that the service gave it. Handing it over again makes another
   * message: no service that we know of tells them apart.
   * @throws SmsSendError when the service did not take it; `temporary` says whether trying again can help.
   */
  send(message: SmsMessage): Promise<{ id: string }>;
}

export interface SmsMessage {
  /** E.164, such as '+447700900123'. */
  to: string;
  /** 160 signs of the telephone's own alphabet are one message; more, or others, are paid as several. */
  text: string;
}

/** The service did not take a text message. */
export class SmsSendError extends Error {
  override readonly name = 'SmsSendError';
  /** true: the service was away, busy or wrongly set up, so try later. false: it will never take this message. */
  readonly temporary: boolean;

  constructor(message: string, temporary: boolean, cause?: unknown) {
    super(message, { cause });
    this.temporary = temporary;
  }
}
