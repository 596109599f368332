import { Link } from 'react-router';
import { withReturnTo } from '../../../lib/session/with-return-to.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { LoginFailure } from './login-failure.ts';

interface FailureNoticeProps {
  failure: LoginFailure;
  onLeave?: (() => void) | undefined;
  /** Path to open after the login; null without one. The link to the next step passes it on. */
  returnTo?: string | null;
}

export function FailureNotice({ failure, onLeave, returnTo = null }: FailureNoticeProps) {
  const { message, advice, next } = failure;
  return (
    <Notice tone="error" title={<span className="font-medium text-error">{message}</span>}>
      {advice}
      {next && (
        <Link
          to={withReturnTo(next.to, returnTo)}
          onClick={onLeave}
          className="inline-flex min-h-11 items-center font-medium text-ink text-link"
        >
          {next.label}
        </Link>
      )}
    </Notice>
  );
}
