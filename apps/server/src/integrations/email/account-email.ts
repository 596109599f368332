import { formatList } from '@studio/domain/text/format';
import { formatGreeting } from '../../platform/emails/shared-email-text.ts';
import type { GenericEmailDetails, StudioDetails } from './email-details.ts';
import { getPasskeyEmailText, type PasskeyNotification } from './passkey-email-text.ts';
import { getRecoveryCodeEmailText, type RecoveryCodeNotification } from './recovery-code-email-text.ts';
import { getSecondFactorEmailText, type SecondFactorNotification } from './second-factor-email-text.ts';
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
  | { kind: 'invitation'; temporaryPassword: string; days: number }
  | { kind: 'password-changed' | 'account-exists' | 'account-deleted' }
  | PasskeyNotification
  | RecoveryCodeNotification
  | { kind: 'new-device'; deviceName: string | null }
  | { kind: 'email-changed'; newEmail: string }
  | { kind: 'provider-linked'; provider: string }
  | SecondFactorNotification
);

type EmailCopy = Omit<GenericEmailDetails, 'studio'>;

export function buildAccountEmail(studio: StudioDetails, news: AccountNotification): GenericEmailDetails {
  const greeting = news.firstName ? { greeting: formatGreeting(news.firstName) } : {};
  return { studio, ...greeting, ...getCopy(studio, news) };
}

function getCopy(studio: StudioDetails, news: AccountNotification): EmailCopy {
  switch (news.kind) {
    case 'confirm-sign-up':
    case 'reset-password':
    case 'verify-email':
    case 'sign-in':
    case 'sign-in-by-mail':
    case 'link-provider':
      return getCodeCopy(news);
    case 'invitation':
      return getInvitationCopy(studio, news);
    default:
      return getNoticeCopy(studio, news);
  }
}

function getCodeCopy(news: Extract<AccountNotification, { code: string }>): EmailCopy {
  const { subject, title, lead, footer } = verificationCodeEmails[news.kind];
  return {
    subject: `${subject}: ${news.code}`,
    title,
    lead,
    code: {
      caption: subject,
      code: news.code,
      hint: `It expires in ${news.minutes} minutes. We’ll never ask you for it.`,
    },
    footer: { text: footer },
  };
}

function getInvitationCopy(
  studio: StudioDetails,
  { temporaryPassword, days }: Extract<AccountNotification, { kind: 'invitation' }>,
): EmailCopy {
  return {
    subject: `You’ve been invited to the ${studio.name} team`,
    title: `You’ve been invited to the ${studio.name} team`,
    lead: 'Log in with this email address and the password below. You’ll then choose your own password.',
    code: {
      caption: 'Temporary password',
      code: temporaryPassword,
      hint: `It expires in ${days} days.`,
    },
    action: { label: 'Log in', href: `${studio.siteUrl}/login` },
    footer: {
      text: `You’re getting this email because ${studio.name} invited you to its team. If you weren’t expecting it, reply to this email.`,
    },
  };
}

function getAccountExistsCopy(studio: StudioDetails): EmailCopy {
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
function getNoticeCopy(studio: StudioDetails, news: Notice): EmailCopy {
  const reset = { label: 'Reset password', href: `${studio.siteUrl}/forgot-password` };
  const ifNot = {
    text: 'If this was you, you don’t need to do anything. If it wasn’t, reset your password now.',
  };
  const write = {
    text: `If this wasn’t you, contact us straight away: ${formatList(
      [studio.email, studio.phone].filter((way) => way !== undefined),
      'or',
    )}.`,
  };
  switch (news.kind) {
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
        lead: `Someone has just logged in to your account on a new device${news.deviceName ? `: ${news.deviceName}` : ''}.`,
        action: reset,
        note: ifNot,
      };
    case 'email-changed':
      return {
        subject: 'Your email address was changed',
        title: 'Your email address was changed',
        lead: `Your account now uses ${news.newEmail}. We’ll send all emails about your account there.`,
        note: write,
      };
    case 'provider-linked':
      return {
        subject: `You can now log in with ${news.provider}`,
        title: `You can now log in with ${news.provider}`,
        lead: `Someone has just logged in to your account with ${news.provider}. You can now use ${news.provider} as well as your password.`,
        note: write,
      };
    case 'second-factors-changed':
    case 'phone-verified':
      return { ...getSecondFactorEmailText(news), note: write };
    case 'recovery-codes-made':
    case 'recovery-code-used':
      return { ...getRecoveryCodeEmailText(news), note: write };
    case 'passkey-added':
    case 'passkey-removed':
      return { ...getPasskeyEmailText(studio, news), note: write };
    case 'account-deleted':
      return {
        subject: `Your account at ${studio.name} has been deleted`,
        title: 'Your account has been deleted',
        lead: 'We’ve deleted your account.',
        note: write,
      };
  }
}
