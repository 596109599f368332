import { type APIRequestContext, expect } from '@playwright/test';

export interface ReceivedEmail {
  id: string;
  to: string | string[];
  subject: string;
  text: string;
  html: string;
  /** Lines of the head that mail programs act on, by name in lower case. */
  headers: Record<string, string>;
  sentAt: string | number;
  attachments: { filename?: string; contentType?: string; size?: number }[];
}

export interface Mailbox {
  /** Mails to an address, as the demo's mailbox shows them now. */
  read(to: string): Promise<ReceivedEmail[]>;
  /** Waits for a mail to the address whose subject fits; fails after 20 seconds. */
  waitFor(to: string, subject: RegExp): Promise<ReceivedEmail>;
}

/** The demo's mailbox: what the studio has sent over SMTP. */
export function openMailbox(request: APIRequestContext): Mailbox {
  const read = async (to: string): Promise<ReceivedEmail[]> => {
    const response = await request.get('/sandbox/mail.json', { params: { to } });
    expect(response.status()).toBe(200);
    return ((await response.json()) as { mails: ReceivedEmail[] }).mails;
  };
  return {
    read,
    waitFor: async (to, subject) => {
      const found = async () => (await read(to)).find((mail) => subject.test(mail.subject));
      await expect.poll(found, { message: `a mail to ${to} about ${subject}` }).toBeTruthy();
      return (await found()) as ReceivedEmail;
    },
  };
}
