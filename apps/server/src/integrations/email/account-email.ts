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
  const { lead, ...copy } = getCopy(studio, news);
  return { studio, lead: news.firstName ? `Hello ${news.firstName}. ${lead}` : lead, ...copy };
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
      caption: 'Your code',
      code: news.code,
      hint: `Good for ${news.minutes} minutes. Nobody from the studio will ask you for it.`,
    },
    footer: { text: footer },
  };
}

function getInvitationCopy(
  studio: StudioDetails,
  { temporaryPassword, days }: Extract<AccountNotification, { kind: 'invitation' }>,
): EmailCopy {
  return {
    subject: `Your account at ${studio.name}`,
    title: 'Your account is ready',
    lead: 'Log in with this address and the password below. You choose your own right after.',
    code: {
      caption: 'Password to begin with',
      code: temporaryPassword,
      hint: `Good for ${days} days, until you choose your own.`,
    },
    action: { label: 'Log in', href: `${studio.siteUrl}/login` },
    footer: {
      text: `This mail came because ${studio.name} made an account for you. If you know nothing about it, answer this mail and ask.`,
    },
  };
}

function getAccountExistsCopy(studio: StudioDetails): EmailCopy {
  return {
    subject: `You have an account at ${studio.name} already`,
    title: 'You have an account already',
    lead: 'Somebody, most likely you, wanted to sign up with this address. It has an account, so no second one was made.',
    action: { label: 'Log in', href: `${studio.siteUrl}/login` },
    note: { text: 'Forgotten your password? The log-in form has a link for that.' },
    footer: { text: 'If it was not you, there is nothing to do. Nobody was told that you have an account.' },
  };
}

type Notice = Exclude<AccountNotification, { code: string } | { temporaryPassword: string }>;

/** Describes a change of an account, so that the owner notices a change that they didn't make. */
function getNoticeCopy(studio: StudioDetails, news: Notice): EmailCopy {
  const reset = { label: 'Choose a new password', href: `${studio.siteUrl}/forgot-password` };
  const ifNot = { text: 'If it was you, there is nothing to do. If it was not, choose a new password now.' };
  const write = {
    text: `If it was not you, write to us at once: ${[studio.email, studio.phone].filter(Boolean).join(', ')}.`,
  };
  switch (news.kind) {
    case 'account-exists':
      return getAccountExistsCopy(studio);
    case 'password-changed':
      return {
        subject: 'Your password was changed',
        title: 'Your password was changed',
        lead: 'Your account has a new password since a moment ago.',
        action: reset,
        note: ifNot,
      };
    case 'new-device':
      return {
        subject: 'A new device logged in to your account',
        title: 'Logged in on a new device',
        lead: `Your account was just opened on a device that we had not seen before${news.deviceName ? `: ${news.deviceName}` : ''}.`,
        action: reset,
        note: ifNot,
      };
    case 'email-changed':
      return {
        subject: 'Your account has a new address',
        title: 'Your address was changed',
        lead: `Your account goes by ${news.newEmail} from now on. Mails about it go there.`,
        note: write,
      };
    case 'provider-linked':
      return {
        subject: `You can log in with ${news.provider} now`,
        title: `Logged in with ${news.provider}`,
        lead: `Somebody, most likely you, just logged in to your account with ${news.provider}. From now on that opens it as well as your password.`,
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
        subject: `Your account at ${studio.name} is closed`,
        title: 'Your account is closed',
        lead: 'It was deleted a moment ago. Thank you for the time on the mat.',
        note: write,
      };
  }
}
