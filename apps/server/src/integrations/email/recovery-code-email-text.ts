import { formatCount } from '@studio/domain/text/format';
export type RecoveryCodeNotification =
  | { kind: 'recovery-codes-made' }
  | {
      kind: 'recovery-code-used';
      left: number;
    };

const newCodesCopy = {
  subject: 'Your account has new recovery codes',
  title: 'New recovery codes',
  lead: 'New recovery codes have just been created for your account. Your old codes no longer work.',
};

/** Returns subject, title and first sentence of an email about a recovery code. */
export function getRecoveryCodeEmailText(notification: RecoveryCodeNotification): {
  subject: string;
  title: string;
  lead: string;
} {
  if (notification.kind === 'recovery-codes-made') return newCodesCopy;
  return {
    subject: 'A recovery code was used to log in',
    title: 'A recovery code was used',
    lead: `Someone has just logged in to your account with a recovery code. ${formatCodesLeft(notification.left)}`,
  };
}

function formatCodesLeft(codesLeft: number): string {
  if (codesLeft === 0)
    return 'That was your last recovery code. Create new recovery codes on the security page.';
  return `You’ve got ${formatCount(codesLeft, 'recovery code')} left.`;
}
