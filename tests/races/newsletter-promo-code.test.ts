/**
 * Waits for emails of two servers. In the short form, `once-per-person` tests the once-per-person rules instead.
 *
 * @module-tag long
 */
import { paths } from '@studio/contracts/paths';
import { ensureNewsletterCode } from '@studio/server/promotions/newsletter-code';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from './harness/api-client.ts';
import { pickProcess, startTwoStudios, type TwoStudioProcesses } from './harness/two-studio-processes.ts';
import { waitUntil } from './harness/wait-until.ts';

const email = 'ada@guests.example';
const openForMs = 60_000;

describe('the one code of a newsletter subscriber, on two processes', () => {
  let studios: TwoStudioProcesses;
  beforeAll(async () => {
    studios = await startTwoStudios();
  });
  afterAll(() => studios.close());

  it('is created and emailed once for forty requests at once and forty confirmations', async () => {
    const statuses = await atOnce(40, paths.newsletterSubscribe, { email, source: 'home', openForMs });
    expect(statuses).toEqual(Array(40).fill(200));
    const first = await waitForEmail(/\/newsletter\/confirm\?k=(\S+)/);
    expect(await getEmailsTo(email)).toHaveLength(1);

    const key = first[1];
    expect(await atOnce(40, paths.newsletterConfirm, { key })).toEqual(Array(40).fill(200));
    const welcome = await waitForEmail(/first pack: (\S{4}) (\S{4})/);
    expect(await codes()).toEqual([`${welcome[1]}${welcome[2]}`]);
    expect(await getEmailsTo(email)).toHaveLength(2);
  });

  it('stays one while people unsubscribe, subscribe again and confirm at once', async () => {
    const caller = createCaller(pickProcess(studios, 0).url);
    for (let round = 0; round < 3; round++) {
      const unsubscribeKey = (await waitForEmail(/\/newsletter\/unsubscribe\?k=(\S+)/))[1];
      await caller.call(paths.newsletterUnsubscribe, { key: unsubscribeKey });
      const before = (await getEmailsTo(email)).length;
      await caller.call(paths.newsletterSubscribe, { email, source: 'footer', openForMs });
      await waitUntil(
        'a mail to somebody who comes back',
        async () => (await getEmailsTo(email)).length > before,
      );
      const key = (await waitForEmail(/\/newsletter\/confirm\?k=(\S+)/))[1];
      const [confirmed] = await Promise.all([
        atOnce(20, paths.newsletterConfirm, { key }),
        atOnce(20, paths.newsletterSubscribe, { email, source: 'footer', openForMs }),
      ]);
      expect(confirmed).toEqual(Array(20).fill(200));
    }
    expect(await codes()).toHaveLength(1);
  });

  it('control, run last: without the unique index two codes are created', async () => {
    const { database } = studios;
    await database.pool.query('DROP INDEX promo_codes_one_per_person');
    const person = { branchId: '11-miles-st', personHash: 'of somebody else' };
    const make = () =>
      database.transaction((tx) => ensureNewsletterCode(tx, person, 'two@guests.example', new Date()));
    await Promise.all([make(), make()]);
    expect(await codes('two@guests.example')).toHaveLength(2);
  });

  /** Makes the same call in several browsers, half of them at each process, and returns the statuses. */
  function atOnce(
    count: number,
    path: Parameters<ReturnType<typeof createCaller>['call']>[0],
    fields: object,
  ) {
    const callers = Array.from({ length: count }, (_, index) =>
      createCaller(pickProcess(studios, index).url),
    );
    return Promise.all(callers.map(async (caller) => (await caller.call(path, { ...fields })).status));
  }

  async function getEmailsTo(address: string): Promise<{ text: string }[]> {
    const response = await fetch(`${pickProcess(studios, 0).url}/sandbox/mail.json?to=${address}`);
    return ((await response.json()) as { mails: { text: string }[] }).mails;
  }

  /** Returns the pattern's match in the newest email, once it matches. */
  async function waitForEmail(pattern: RegExp): Promise<RegExpExecArray> {
    const find = async () => pattern.exec((await getEmailsTo(email))[0]?.text ?? '');
    await waitUntil(`a mail with ${pattern}`, async () => (await find()) !== null);
    return (await find()) as RegExpExecArray;
  }

  /** Returns the promo codes of an email address, straight from the database. */
  async function codes(of = email): Promise<string[]> {
    const text = 'SELECT code FROM promo_codes WHERE email = $1';
    const rows = await studios.database.run<{ code: string }>({ name: 'codes_of', text }, [of]);
    return rows.map(({ code }) => code);
  }
});
