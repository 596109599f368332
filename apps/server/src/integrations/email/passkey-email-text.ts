import type { StudioContact } from './email-details.ts';

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
export function getPasskeyEmailText({ siteUrl }: StudioContact, { kind }: PasskeyNotification): PasskeyCopy {
  if (kind === 'passkey-removed') {
    return {
      subject: 'A passkey was removed from your account',
      title: 'A passkey was removed',
      lead: 'You can no longer log in with this passkey. If your device still offers the passkey, delete it there too.',
    };
  }
  return {
    subject: 'A passkey was added to your account',
    title: 'A passkey was added',
    lead: 'You can now log in with a new passkey instead of your password. You can manage your passkeys on the security page.',
    action: { label: 'View passkeys', href: `${siteUrl}/security` },
  };
}
