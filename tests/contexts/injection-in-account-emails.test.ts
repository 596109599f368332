import { randomUUID } from 'node:crypto';
import type { AccountEmail } from '@studio/identity/messages/account-email';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliverAccountEmail } from '../../scripts/serve/deliver-account-email.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';
import { payloadSets } from './injection/injection-payloads.ts';
import { getEmailStructure, type ParsedEmail } from './injection/output-structure.ts';

let studio: TestStudio;
beforeAll(async () => {
  studio = await openTestStudio();
});
afterAll(() => studio.close());

const to = 'zoe@people.example';

/** Returns the user pool's emails that contain external text: of a person, a browser or a login provider. */
const told = (words: string): AccountEmail[] => [
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

async function sent(words: string): Promise<ParsedEmail[]> {
  const mails: ParsedEmail[] = [];
  for (const mail of told(words)) {
    await deliverAccountEmail(studio.services)(mail, randomUUID());
    const [last] = await studio.sandbox.query<ParsedEmail>(
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
  for (const { text } of payloadSets) {
    const mails = await sent(text);
    expect(mails.map(getEmailStructure), JSON.stringify(text)).toEqual(usual.map(getEmailStructure));
  }
});
