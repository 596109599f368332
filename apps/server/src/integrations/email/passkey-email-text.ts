import type { StudioDetails } from './email-details.ts';

export interface PasskeyNotification {
  kind: 'passkey-added' | 'passkey-removed';
}

interface PasskeyCopy {
  subject: string;
  title: string;
  lead: string;
  action?: { label: string; href: string };
}

/** Returns subject, title, first sentence and button of an email about a passkey. */
export function getPasskeyEmailText({ siteUrl }: StudioDetails, { kind }: PasskeyNotification): PasskeyCopy {
  if (kind === 'passkey-removed') {
    return {
      subject: 'A passkey was removed from your account',
      title: 'A passkey was removed',
      lead: 'It opens your account no more. You may still find it among the passwords of your device: delete it there as well.',
    };
  }
  return {
    subject: 'A passkey was added to your account',
    title: 'A passkey was added',
    lead: 'From now on a new passkey opens your account, with no password. You find it on your security page.',
    action: { label: 'See your passkeys', href: `${siteUrl}/security` },
  };
}
