import { formatList } from '@studio/domain/text/format';
/** Notification about changed login methods: second factors, or a confirmed phone number. */
export type SecondFactorNotification =
  | {
      kind: 'second-factors-changed';
      app: boolean;
      mail: boolean;
      sms: boolean;
      /** Whether the codes now come from another authenticator app than before. */
      otherApp: boolean;
    }
  | {
      kind: 'phone-verified';
      /** Phone number, masked except for the last two digits. */
      phone: string;
    };

/** Returns subject, title and first sentence of an email about login methods. */
export function getSecondFactorEmailText(notification: SecondFactorNotification): {
  subject: string;
  title: string;
  lead: string;
} {
  if (notification.kind === 'phone-verified') {
    return {
      subject: 'A phone number was added to your account',
      title: 'A phone number was added',
      lead: `The phone number ${notification.phone} has just been verified. We can now send login codes to this number.`,
    };
  }
  return {
    subject: 'Your two-step verification was changed',
    title: 'Two-step verification changed',
    lead: factorsLead(notification),
  };
}

function factorsLead({
  app,
  mail,
  sms,
  otherApp,
}: Extract<SecondFactorNotification, { app: boolean }>): string {
  if (otherApp) return 'Your login codes now come from a different authenticator app.';
  const codes = [
    ...(app ? ['from your authenticator app'] : []),
    ...(mail ? ['by email'] : []),
    ...(sms ? ['by text message'] : []),
  ];
  if (codes.length === 0) return 'You now log in with your password only.';
  return `When you log in, we’ll now ask for your password and then a code ${formatList(codes, 'or')}.`;
}
