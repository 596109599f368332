/** The way mail leaves the house. One call is one message to one person. */
export interface EmailPort {
  /**
   * Hands the message to the mail service and answers its id. Handing over the same `messageId` again makes the
   * same Message-ID, so that mail programs show one mail even when an answer got lost and the outbox tried again.
   * @throws EmailSendError when the service did not take it; `temporary` says whether trying again can help.
   */
  send(message: EmailMessage): Promise<{ messageId: string }>;
}

export interface EmailMessage {
  /** 'Name <address>' or an address; without it the sender of the configuration. */
  from?: string;
  /** One bare address. */
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments: readonly EmailAttachment[];
  /** Who gets what is answered to it; without one, the sender. */
  replyTo?: { name: string; address: string };
  headers?: Readonly<Record<string, string>>;
  /** The same for every attempt at the same mail, such as the id of its outbox row. No brackets, no domain. */
  messageId: string;
}

export interface EmailAttachment {
  filename: string;
  content: Buffer;
  contentType: string;
  /** Makes it a picture inside the HTML, where it is named `cid:…`. */
  cid?: string;
}

/** The mail service did not take a message. */
export class EmailSendError extends Error {
  override readonly name = 'EmailSendError';
  /** true: the service was away, busy or wrongly set up, so try later. false: it will never take this message. */
  readonly temporary: boolean;

  /** The address cannot receive email: it is for good, and someone can put the address right. */
  readonly addressRefused: boolean;

  constructor(message: string, temporary: boolean, cause?: unknown, addressRefused = false) {
    super(message, { cause });
    this.temporary = temporary;
    this.addressRefused = addressRefused;
  }
}
