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
  renderEmail({ template: 'plain-message', details: buildAccountEmail(studio, news) });

describe('account emails', () => {
  it.each([
    'confirm-sign-up',
    'reset-password',
    'verify-email',
    'sign-in',
    'sign-in-by-mail',
    'link-provider',
  ] as const)('contain the code of %s unbroken, and until when it is valid', async (kind) => {
    const email = await render({ kind, firstName: 'Amara', code: '048291', minutes: 10 });
    expect(email.subject).toContain('048291');
    for (const part of [email.html, email.text]) {
      expect(part).toContain('048291');
      expect(part).toContain('It expires in 10 minutes.');
      expect(part).toContain('Hi Amara,');
    }
  });

  it('greet only recipients whose name is known', async () => {
    const email = await render({ kind: 'password-changed', firstName: null });
    expect(email.text).not.toContain('Hi ');
    expect(email.text).toContain('If it wasn’t, reset your password now.');
    expect(email.text).toContain('https://miles.example/forgot-password');
  });

  it('say who invites to the team and in which role, with the temporary password and login link', async () => {
    const news = {
      temporaryPassword: 'kq7m-b3xd-w8fp-h2rn',
      days: 7,
      inviter: 'Ines Duarte',
      group: 'STAFF',
    };
    const email = await render({ kind: 'invitation', firstName: null, ...news });
    expect(email.subject).toBe('Ines Duarte invited you to join Miles Street as Staff');
    for (const part of [email.html, email.text]) {
      expect(part).toContain('Ines Duarte has invited you to join the Miles Street team as Staff.');
      expect(part).toContain('manage the timetable, clients and payments');
      expect(part).toContain('kq7m-b3xd-w8fp-h2rn');
      expect(part).toContain('It expires in 7 days. After that, ask Ines Duarte for a new invitation.');
      expect(part).toContain('You’ll then choose your own password.');
      expect(part).toContain('https://miles.example/login');
    }
  });

  it.each([
    ['ADMIN', ' as an Owner', 'all staff tools'],
    ['TRAINER', ' as an Instructor', 'your own classes'],
  ])('name the role %s of an invitation without an inviter', async (group, role, tools) => {
    const news = { temporaryPassword: 'kq7m-b3xd-w8fp-h2rn', days: 7, inviter: null, group };
    const email = await render({ kind: 'invitation', firstName: null, ...news });
    expect(email.subject).toBe(`You’ve been invited to join Miles Street${role}`);
    expect(email.text).toContain(`You’ve been invited to join the Miles Street team${role}.`);
    expect(email.text).toContain(tools);
    expect(email.text).toContain('ask Miles Street for a new invitation');
  });

  it('leave out an unknown role of an invitation', async () => {
    const news = { temporaryPassword: 'kq7m-b3xd-w8fp-h2rn', days: 7, inviter: null, group: null };
    const email = await render({ kind: 'invitation', firstName: null, ...news });
    expect(email.subject).toBe('You’ve been invited to join the Miles Street team');
  });

  it('escape markup in what other people typed', async () => {
    const email = await render({ kind: 'new-device', firstName: null, deviceName: '<b>Firefox</b>' });
    expect(email.html).not.toContain('<b>Firefox');
    expect(email.text).toContain('<b>Firefox</b>');
  });

  it('send the new address and the studio’s phone number to the old address', async () => {
    const email = await render({ kind: 'email-changed', firstName: 'Amara', newEmail: 'new@example.com' });
    expect(email.text).toContain('new@example.com');
    expect(email.text).toContain('020 7946 0123');
  });

  it.each([
    [
      { app: true, mail: false, sms: false, otherApp: false },
      'When you log in, we’ll now ask for your password and then a code from your authenticator app.',
    ],
    [
      { app: false, mail: true, sms: false, otherApp: false },
      'When you log in, we’ll now ask for your password and then a code by email.',
    ],
    [
      { app: true, mail: true, sms: false, otherApp: false },
      'and then a code from your authenticator app or by email.',
    ],
    [{ app: false, mail: true, sms: true, otherApp: false }, 'and then a code by email or by text message.'],
    [{ app: false, mail: false, sms: false, otherApp: false }, 'You now log in with your password only.'],
    [{ app: true, mail: true, sms: false, otherApp: true }, 'from a different authenticator app'],
  ])('describe the new login methods, with the studio’s phone number: %j', async (factors, expected) => {
    const email = await render({ kind: 'second-factors-changed', firstName: 'Amara', ...factors });
    expect(email.text).toContain(expected);
    expect(email.text).toContain('020 7946 0123');
  });

  it.each([
    [{ kind: 'recovery-codes-made' } as const, 'Your old codes no longer work.'],
    [{ kind: 'recovery-code-used', left: 4 } as const, 'You’ve got 4 recovery codes left.'],
    [{ kind: 'recovery-code-used', left: 1 } as const, 'You’ve got 1 recovery code left.'],
    [{ kind: 'recovery-code-used', left: 0 } as const, 'That was your last recovery code.'],
  ])('report recovery codes, with the studio’s phone number: %j', async (news, expected) => {
    const email = await render({ firstName: 'Amara', ...news });
    expect(email.text).toContain(expected);
    expect(email.text).toContain('020 7946 0123');
  });

  it('report an added or removed passkey, with the studio’s phone number', async () => {
    const added = await render({ kind: 'passkey-added', firstName: 'Amara' });
    expect(added.text).toContain('log in with a new passkey');
    expect(added.text).toContain('/security');
    expect(added.text).toContain('020 7946 0123');
    const removed = await render({ kind: 'passkey-removed', firstName: 'Amara' });
    expect(removed.text).toContain('can no longer log in with this passkey');
    expect(removed.text).toContain('020 7946 0123');
  });

  it('report a newly linked provider, with the studio’s phone number', async () => {
    const email = await render({ kind: 'provider-linked', firstName: 'Amara', provider: 'Google' });
    expect(email.subject).toBe('Google login was added to your account');
    expect(email.text).toContain('logged in to your account with Google');
    expect(email.text).toContain('020 7946 0123');
  });

  it('report a confirmed phone number by its last digits only', async () => {
    const email = await render({ kind: 'phone-verified', firstName: 'Amara', phone: '+*********23' });
    expect(email.text).toContain('The phone number +*********23 has just been verified.');
    expect(email.text).toContain('020 7946 0123');
  });

  it('report that an account exists already, or was deleted', async () => {
    const exists = await render({ kind: 'account-exists', firstName: null });
    expect(exists.text).toContain('so we didn’t create another');
    const deleted = await render({ kind: 'account-deleted', firstName: null });
    expect(deleted.subject).toBe('Your account at Miles Street has been deleted');
  });
});
