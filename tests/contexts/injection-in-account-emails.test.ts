import { randomUUID } from 'node:crypto';
import type { AccountEmail } from '@studio/identity/messages/account-email';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccountEmailDelivery } from '../../scripts/serve/deliver-account-email.ts';
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
const buildEmails = (payload: string): AccountEmail[] => [
  { kind: 'confirm-sign-up', code: '048291', minutes: 10, to, firstName: payload },
  { kind: 'reset-password', code: '048291', minutes: 10, to, firstName: payload },
  {
    ...{ kind: 'invitation', temporaryPassword: payload, days: 7, to, firstName: payload },
    ...{ inviter: payload, group: payload },
  },
  { kind: 'password-changed', to, firstName: payload },
  { kind: 'account-exists', to, firstName: payload },
  { kind: 'account-deleted', to, firstName: payload },
  { kind: 'recovery-code-used', left: 3, to, firstName: payload },
  { kind: 'new-device', deviceName: payload, to, firstName: payload },
  { kind: 'provider-linked', provider: payload, to, firstName: payload },
  { kind: 'email-changed', newEmail: payload, to, firstName: payload },
  { kind: 'phone-verified', phone: payload, to, firstName: payload },
];

async function sendAll(payload: string): Promise<ParsedEmail[]> {
  const emails: ParsedEmail[] = [];
  for (const email of buildEmails(payload)) {
    await createAccountEmailDelivery(studio.services)(email, randomUUID());
    const [last] = await studio.sandbox.query<ParsedEmail>(
      'SELECT subject, plain AS text, html, headers, recipients FROM sandbox.mails ORDER BY seq DESC LIMIT 1',
    );
    if (last) emails.push(last);
  }
  return emails;
}

it('text inside user pool emails stays plain text', { timeout: 60_000 }, async () => {
  const baseline = await sendAll('Zqplain');
  expect(baseline).toHaveLength(buildEmails('').length);
  expect(baseline.filter(({ html }) => html.includes('Zqplain')).length).toBeGreaterThan(8);
  for (const { text } of payloadSets) {
    const emails = await sendAll(text);
    expect(emails.map(getEmailStructure), JSON.stringify(text)).toEqual(baseline.map(getEmailStructure));
  }
});
