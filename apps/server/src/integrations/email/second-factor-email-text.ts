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
export function getSecondFactorEmailText(news: SecondFactorNotification): {
  subject: string;
  title: string;
  lead: string;
} {
  if (news.kind === 'phone-verified') {
    return {
      subject: 'A phone number was confirmed',
      title: 'A phone number was confirmed',
      lead: `Your account has a confirmed phone number since a moment ago: ${news.phone}. Codes to log in can go there.`,
    };
  }
  return {
    subject: 'How you log in was changed',
    title: 'How you log in was changed',
    lead: factorsLead(news),
  };
}

function factorsLead({
  app,
  mail,
  sms,
  otherApp,
}: Extract<SecondFactorNotification, { app: boolean }>): string {
  if (otherApp) return 'From now on the codes to log in come from another app than before.';
  const codes = [
    ...(app ? ['a code from your app'] : []),
    ...(mail ? ['a code by email'] : []),
    ...(sms ? ['a code by text message'] : []),
  ];
  if (codes.length === 0) return 'From now on your password is enough to log in.';
  return `From now on your account asks for ${codes.join(' or ')} after your password.`;
}
