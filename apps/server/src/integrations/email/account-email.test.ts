import { describe, expect, it } from 'vitest';
import { type AccountNotification, buildAccountEmail } from './account-email.ts';
import { renderEmail } from './render-email.ts';

const studio = {
  name: 'Miles Street',
  addressLines: ['11 Miles Street', 'London SW8 1RZ'],
  email: 'hello@miles.example',
  phone: '020 7946 0123',
  siteUrl: 'https://miles.example',
};

const render = (news: AccountNotification) =>
  renderEmail({ template: 'letter', facts: buildAccountEmail(studio, news) });

describe('mails about an account', () => {
  it.each([
    'confirm-sign-up',
    'reset-password',
    'verify-email',
    'sign-in',
    'sign-in-by-mail',
    'link-provider',
  ] as const)('say the code of %s in one piece, where it is good, and until when', async (kind) => {
    const mail = await render({ kind, firstName: 'Amara', code: '048291', minutes: 10 });
    expect(mail.subject).toContain('048291');
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('048291');
      expect(part).toContain('Good for 10 minutes.');
      expect(part).toContain('Hello Amara. ');
    }
  });

  it('greet nobody whose name is not known', async () => {
    const mail = await render({ kind: 'password-changed', firstName: null });
    expect(mail.text).not.toContain('Hello');
    expect(mail.text).toContain('If it was not, choose a new password now.');
    expect(mail.text).toContain('https://miles.example/forgot-password');
  });

  it('bring an invitation with its password and the way in, and keep the password out of the subject', async () => {
    const news = { temporaryPassword: 'kq7m-b3xd-w8fp-h2rn', days: 7 };
    const mail = await render({ kind: 'invitation', firstName: null, ...news });
    expect(mail.subject).toBe('Your account at Miles Street');
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('kq7m-b3xd-w8fp-h2rn');
      expect(part).toContain('Good for 7 days');
      expect(part).toContain('https://miles.example/login');
    }
  });

  it('write what others chose as words, not as markup', async () => {
    const mail = await render({ kind: 'new-device', firstName: null, deviceName: '<b>Firefox</b>' });
    expect(mail.html).not.toContain('<b>Firefox');
    expect(mail.text).toContain('<b>Firefox</b>');
  });

  it('tell the old address where the account has gone, and whom to call', async () => {
    const mail = await render({ kind: 'email-changed', firstName: 'Amara', newEmail: 'new@example.com' });
    expect(mail.text).toContain('new@example.com');
    expect(mail.text).toContain('020 7946 0123');
  });

  it.each([
    [
      { app: true, mail: false, sms: false, otherApp: false },
      'asks for a code from your app after your password',
    ],
    [{ app: false, mail: true, sms: false, otherApp: false }, 'asks for a code by email after your password'],
    [
      { app: true, mail: true, sms: false, otherApp: false },
      'a code from your app or a code by email after your password',
    ],
    [
      { app: false, mail: true, sms: true, otherApp: false },
      'a code by email or a code by text message after',
    ],
    [{ app: false, mail: false, sms: false, otherApp: false }, 'your password is enough to log in'],
    [{ app: true, mail: true, sms: false, otherApp: true }, 'from another app than before'],
  ])('tell how somebody logs in from now on, and whom to call: %j', async (factors, words) => {
    const mail = await render({ kind: 'second-factors-changed', firstName: 'Amara', ...factors });
    expect(mail.text).toContain(words);
    expect(mail.text).toContain('020 7946 0123');
  });

  it.each([
    [{ kind: 'recovery-codes-made' } as const, 'Earlier ones are no longer good.'],
    [{ kind: 'recovery-code-used', left: 4 } as const, '4 are left.'],
    [{ kind: 'recovery-code-used', left: 1 } as const, 'One is left.'],
    [{ kind: 'recovery-code-used', left: 0 } as const, 'It was the last one'],
  ])('tell of recovery codes, and whom to call: %j', async (news, words) => {
    const mail = await render({ firstName: 'Amara', ...news });
    expect(mail.text).toContain(words);
    expect(mail.text).toContain('020 7946 0123');
  });

  it('tell of a passkey that came or went, and whom to call', async () => {
    const added = await render({ kind: 'passkey-added', firstName: 'Amara' });
    expect(added.text).toContain('a new passkey opens your account');
    expect(added.text).toContain('/security');
    expect(added.text).toContain('020 7946 0123');
    const removed = await render({ kind: 'passkey-removed', firstName: 'Amara' });
    expect(removed.text).toContain('opens your account no more');
    expect(removed.text).toContain('020 7946 0123');
  });

  it('tell that another provider opens the account, and whom to call', async () => {
    const mail = await render({ kind: 'provider-linked', firstName: 'Amara', provider: 'Google' });
    expect(mail.subject).toBe('You can log in with Google now');
    expect(mail.text).toContain('logged in to your account with Google');
    expect(mail.text).toContain('020 7946 0123');
  });

  it('tell that a number was confirmed, and only its end', async () => {
    const mail = await render({ kind: 'phone-proven', firstName: 'Amara', phone: '+*********23' });
    expect(mail.text).toContain('confirmed phone number since a moment ago: +*********23.');
    expect(mail.text).toContain('020 7946 0123');
  });

  it('say whether an account is there, and that one is gone', async () => {
    const exists = await render({ kind: 'account-exists', firstName: null });
    expect(exists.text).toContain('no second one was made');
    const deleted = await render({ kind: 'account-deleted', firstName: null });
    expect(deleted.subject).toBe('Your account at Miles Street is closed');
  });
});
