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

/** Returns subject, title and first sentence of an email about a recovery code. */
export function getRecoveryCodeEmailText(news: RecoveryCodeNotification): {
  subject: string;
  title: string;
  lead: string;
} {
  if (news.kind === 'recovery-codes-made') return made;
  return {
    subject: 'A recovery code was used to log in',
    title: 'A recovery code was used',
    lead: `Somebody, most likely you, logged in with one of your recovery codes. ${formatCodesLeft(news.left)}`,
  };
}

function formatCodesLeft(codesLeft: number): string {
  if (codesLeft === 0) return 'It was the last one: make new ones on your security page.';
  return codesLeft === 1 ? 'One is left.' : `${codesLeft} are left.`;
}
