import { type APIRequestContext, expect } from '@playwright/test';

export interface ReceivedEmail {
  id: string;
  to: string | string[];
  subject: string;
  text: string;
  html: string;
  /** Headers that email clients act on, by lower-case name. */
  headers: Record<string, string>;
  sentAt: string | number;
  attachments: { filename?: string; contentType?: string; size?: number }[];
}

export interface Mailbox {
  /** Returns the emails to an address in the demo's mailbox. */
  read(to: string): Promise<ReceivedEmail[]>;
  /** Waits for an email to the address with a matching subject; fails after 20 seconds. */
  waitFor(to: string, subject: RegExp): Promise<ReceivedEmail>;
}

/** Opens the demo's mailbox of all emails that the studio sends over SMTP. */
export function openMailbox(request: APIRequestContext): Mailbox {
  const read = async (to: string): Promise<ReceivedEmail[]> => {
    const response = await request.get('/sandbox/mail.json', { params: { to } });
    expect(response.status()).toBe(200);
    return ((await response.json()) as { mails: ReceivedEmail[] }).mails;
  };
  return {
    read,
    waitFor: async (to, subject) => {
      const findEmail = async () => (await read(to)).find((email) => subject.test(email.subject));
      await expect.poll(findEmail, { message: `a mail to ${to} about ${subject}` }).toBeTruthy();
      return (await findEmail()) as ReceivedEmail;
    },
  };
}
