import { formatList } from '@studio/domain/text/format';
import { formatGreeting } from '../../platform/emails/shared-email-text.ts';
import type { GenericEmailDetails, StudioContact } from './email-details.ts';
import { getPasskeyEmailText, type PasskeyNotification } from './passkey-email-text.ts';
import { getRecoveryCodeEmailText, type RecoveryCodeNotification } from './recovery-code-email-text.ts';
import { getSecondFactorEmailText, type SecondFactorNotification } from './second-factor-email-text.ts';
import { getTeamInvitationEmailText, type TeamInvitationNotification } from './team-invitation-email-text.ts';
import { verificationCodeEmails } from './verification-code-emails.ts';

/** A notification from the user pool, with the recipient's first name. */
export type AccountNotification = { firstName: string | null } & (
  | {
      kind:
        | 'confirm-sign-up'
        | 'reset-password'
        | 'verify-email'
        | 'sign-in'
        | 'sign-in-by-mail'
        | 'link-provider';
      code: string;
      minutes: number;
    }
  | TeamInvitationNotification
  | { kind: 'password-changed' | 'account-exists' | 'account-deleted' }
  | PasskeyNotification
  | RecoveryCodeNotification
  | { kind: 'new-device'; deviceName: string | null }
  | { kind: 'email-changed'; newEmail: string }
  | { kind: 'provider-linked'; provider: string }
  | SecondFactorNotification
);

type EmailCopy = Omit<GenericEmailDetails, 'studio'>;

export function buildAccountEmail(
  studio: StudioContact,
  notification: AccountNotification,
): GenericEmailDetails {
  const greeting = notification.firstName ? { greeting: formatGreeting(notification.firstName) } : {};
  return { studio, ...greeting, ...getCopy(studio, notification) };
}

function getCopy(studio: StudioContact, notification: AccountNotification): EmailCopy {
  switch (notification.kind) {
    case 'confirm-sign-up':
    case 'reset-password':
    case 'verify-email':
    case 'sign-in':
    case 'sign-in-by-mail':
    case 'link-provider':
      return getCodeCopy(notification);
    case 'invitation':
      return getTeamInvitationEmailText(studio, notification);
    default:
      return getNoticeCopy(studio, notification);
  }
}

function getCodeCopy(notification: Extract<AccountNotification, { code: string }>): EmailCopy {
  const { subject, title, lead, footer } = verificationCodeEmails[notification.kind];
  return {
    subject: `${subject}: ${notification.code}`,
    title,
    lead,
    code: {
      caption: subject,
      code: notification.code,
      hint: `It expires in ${notification.minutes} minutes. We’ll never ask you for it.`,
    },
    footer: { text: footer },
  };
}

function getAccountExistsCopy(studio: StudioContact): EmailCopy {
  return {
    subject: `You already have an account at ${studio.name}`,
    title: 'You already have an account',
    lead: 'Someone tried to create an account with this email address. You already have one, so we didn’t create another.',
    action: { label: 'Log in', href: `${studio.siteUrl}/login` },
    note: { text: 'Forgotten your password? You can reset it on the login page.' },
    footer: {
      text: 'If this wasn’t you, you don’t need to do anything. We didn’t tell anyone that you have an account.',
    },
  };
}

type Notice = Exclude<AccountNotification, { code: string } | { temporaryPassword: string }>;

/** Describes a change of an account, so that the owner notices a change that they didn't make. */
function getNoticeCopy(studio: StudioContact, notification: Notice): EmailCopy {
  const reset = { label: 'Reset password', href: `${studio.siteUrl}/forgot-password` };
  const ifNot = {
    text: 'If this was you, you don’t need to do anything. If it wasn’t, reset your password now.',
  };
  const write = {
    text: `If this wasn’t you, contact us straight away: ${formatList(
      [studio.email, studio.phone].filter((contact) => contact !== undefined),
      'or',
    )}.`,
  };
  switch (notification.kind) {
    case 'account-exists':
      return getAccountExistsCopy(studio);
    case 'password-changed':
      return {
        subject: 'Your password was changed',
        title: 'Your password was changed',
        lead: 'Your password has just been changed.',
        action: reset,
        note: ifNot,
      };
    case 'new-device':
      return {
        subject: 'New login to your account',
        title: 'New login to your account',
        lead: `Someone has just logged in to your account on a new device${notification.deviceName ? `: ${notification.deviceName}` : ''}.`,
        action: reset,
        note: ifNot,
      };
    case 'email-changed':
      return {
        subject: 'Your email address was changed',
        title: 'Your email address was changed',
        lead: `Your account now uses ${notification.newEmail}. We’ll send all emails about your account there.`,
        note: write,
      };
    case 'provider-linked':
      return {
        subject: `${notification.provider} login was added to your account`,
        title: `${notification.provider} login was added`,
        lead: `Someone has just logged in to your account with ${notification.provider}. You can now use ${notification.provider} as well as your password.`,
        note: write,
      };
    case 'second-factors-changed':
    case 'phone-verified':
      return { ...getSecondFactorEmailText(notification), note: write };
    case 'recovery-codes-made':
    case 'recovery-code-used':
      return { ...getRecoveryCodeEmailText(notification), note: write };
    case 'passkey-added':
    case 'passkey-removed':
      return { ...getPasskeyEmailText(studio, notification), note: write };
    case 'account-deleted':
      return {
        subject: `Your account at ${studio.name} has been deleted`,
        title: 'Your account has been deleted',
        lead: 'We’ve deleted your account.',
        note: write,
      };
  }
}
