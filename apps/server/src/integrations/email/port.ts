/** Sends emails. One call sends one message to one recipient. */
export interface EmailPort {
  /**
   * Passes the message to the mail service and returns its id. The same `messageId` produces the same Message-ID. So
   * email programs show one email even if a response was lost and the outbox retried.
   * @throws EmailSendError when the service didn't accept it. `temporary` says whether a retry can help.
   */
  send(message: EmailMessage): Promise<{ messageId: string }>;
}

export interface EmailMessage {
  /** 'Name <address>' or an address. Defaults to the configured sender. */
  from?: string;
  /** One bare address. */
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments: readonly EmailAttachment[];
  /** Recipient of replies. Defaults to the sender. */
  replyTo?: { name: string; address: string };
  headers?: Readonly<Record<string, string>>;
  /** Same value for every attempt at the same email, such as the id of its outbox row. No brackets, no domain. */
  messageId: string;
}

export interface EmailAttachment {
  filename: string;
  content: Buffer;
  contentType: string;
  /** Content id of an inline image, which the HTML references as `cid:…`. */
  cid?: string;
}

export class EmailSendError extends Error {
  override readonly name = 'EmailSendError';
  /** true: the service was away, busy or misconfigured, so retry later. false: it will never accept this message. */
  readonly temporary: boolean;

  /** The address can't receive email, permanently, so someone must correct it. */
  readonly isAddressRejected: boolean;

  constructor(message: string, temporary: boolean, cause?: unknown, isAddressRejected = false) {
    super(message, { cause });
    this.temporary = temporary;
    this.isAddressRejected = isAddressRejected;
  }
}
