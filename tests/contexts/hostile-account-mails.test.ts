import { randomUUID } from 'node:crypto';
import type { AccountMail } from '@studio/identity/mails/account-mail';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliverAccountMail } from '../../scripts/serve/deliver-account-mail.ts';
import { openTestStudio, type TestStudio } from '../harness/studio.ts';
import { rounds } from './hostile/payloads.ts';
import { shapeOf, type WholeMail } from './hostile/shapes.ts';

let studio: TestStudio;
beforeAll(async () => {
  studio = await openTestStudio();
});
afterAll(() => studio.close());

const to = 'zoe@people.example';

/** The mails of the user pool in which somebody else's words stand: a person's, a browser's, a provider's. */
const told = (words: string): AccountMail[] => [
  { kind: 'confirm-sign-up', code: '048291', minutes: 10, to, firstName: words },
  { kind: 'reset-password', code: '048291', minutes: 10, to, firstName: words },
  { kind: 'invitation', temporaryPassword: words, days: 7, to, firstName: words },
  { kind: 'password-changed', to, firstName: words },
  { kind: 'account-exists', to, firstName: words },
  { kind: 'account-deleted', to, firstName: words },
  { kind: 'recovery-code-used', left: 3, to, firstName: words },
  { kind: 'new-device', deviceName: words, to, firstName: words },
  { kind: 'provider-linked', provider: words, to, firstName: words },
  { kind: 'email-changed', newEmail: words, to, firstName: words },
  { kind: 'phone-proven', phone: words, to, firstName: words },
];

async function sent(words: string): Promise<WholeMail[]> {
  const mails: WholeMail[] = [];
  for (const mail of told(words)) {
    await deliverAccountMail(studio.services)(mail, randomUUID());
    const [last] = await studio.sandbox.query<WholeMail>(
      'SELECT subject, plain AS text, html, headers, recipients FROM sandbox.mails ORDER BY seq DESC LIMIT 1',
    );
    if (last) mails.push(last);
  }
  return mails;
}

it('words that stand in a mail of the user pool stay words', { timeout: 60_000 }, async () => {
  const usual = await sent('Zqplain');
  expect(usual).toHaveLength(told('').length);
  expect(usual.filter(({ html }) => html.includes('Zqplain')).length).toBeGreaterThan(8);
  for (const { text } of rounds) {
    const mails = await sent(text);
    expect(mails.map(shapeOf), JSON.stringify(text)).toEqual(usual.map(shapeOf));
  }
});
