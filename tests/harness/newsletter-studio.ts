import { newsletterSubscribers } from '@studio/server/newsletter/tables';
import { openTestStudio, type SentEmail } from './test-studio.ts';

export const openForMs = 8000;

export const extractConfirmKey = (sentEmail?: SentEmail) =>
  /\/newsletter\/confirm\?k=(\S+)/.exec(sentEmail?.text ?? '')?.[1] ?? '';
export const extractUnsubscribeKey = (sentEmail?: SentEmail) =>
  /\/newsletter\/unsubscribe\?k=(\S+)/.exec(sentEmail?.text ?? '')?.[1] ?? '';
export const extractPromoCode = (sentEmail?: SentEmail) =>
  /first pack: (\S{4} \S{4})/.exec(sentEmail?.text ?? '')?.[1];

/** Opens a studio with a newsletter. */
export async function openNewsletterStudio() {
  const studio = await openTestStudio();

  const subscribe = (email: string, changes: object = {}) =>
    studio.visitor().call('/newsletter/subscribe', { email, source: 'footer', openForMs, ...changes });
  const confirm = (key: string) => studio.visitor().call('/newsletter/confirm', { key });
  const unsubscribe = (key: string) => studio.visitor().call('/newsletter/unsubscribe', { key });

  function advanceTime(seconds: number): void {
    studio.time.now = new Date(studio.time.now.getTime() + seconds * 1000);
  }

  async function requestConfirmKey(email: string): Promise<string> {
    await subscribe(email);
    const [sentEmail] = await studio.emails(email);
    return extractConfirmKey(sentEmail);
  }

  /** Subscribes an address and returns its unsubscribe key. */
  async function subscribeAndConfirm(email: string): Promise<string> {
    await confirm(await requestConfirmKey(email));
    const [sentEmail] = await studio.emails(email);
    return extractUnsubscribeKey(sentEmail);
  }

  async function rowOf(email: string) {
    const rows = await studio.database.orm.select().from(newsletterSubscribers);
    const hash = studio.services.keys.sign('person', email);
    return rows.find((row) => row.personHash === hash);
  }

  return {
    studio,
    subscribe,
    confirm,
    unsubscribe,
    advanceTime,
    requestConfirmKey,
    subscribeAndConfirm,
    rowOf,
  };
}

export type NewsletterStudio = Awaited<ReturnType<typeof openNewsletterStudio>>;
