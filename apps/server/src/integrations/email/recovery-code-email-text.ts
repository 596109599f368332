export type RecoveryCodeNotification =
  | { kind: 'recovery-codes-made' }
  | {
      kind: 'recovery-code-used';
      left: number;
    };

const made = {
  subject: 'You have new recovery codes',
  title: 'New recovery codes',
  lead: 'Your account has new recovery codes since a moment ago. Earlier ones are no longer good.',
};

/** Returns subject, title and first sentence of the email. */
export function getRecoveryCodeEmailText(news: RecoveryCodeNotification): {
  subject: string;
  title: string;
  lead: string;
} {
  if (news.kind === 'recovery-codes-made') return made;
  return {
    subject: 'A recovery code was used to log in',
    title: 'A recovery code was used',
    lead: `Somebody, most likely you, logged in with one of your recovery codes. ${leftOver(news.left)}`,
  };
}

function leftOver(left: number): string {
  if (left === 0) return 'It was the last one: make new ones on your security page.';
  return left === 1 ? 'One is left.' : `${left} are left.`;
}
