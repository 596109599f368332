import { Link } from 'react-router';
import { Notice } from '../../../ui/notice.tsx';
import type { LoginFailure } from './login-failure.ts';

interface FailureNoticeProps {
  failure: LoginFailure;
  onLeave?: (() => void) | undefined;
}

export function FailureNotice({ failure: { message, advice, next }, onLeave }: FailureNoticeProps) {
  return (
    <Notice tone="error" title={<span className="font-medium text-error">{message}</span>}>
      {advice}
      {next && (
        <Link
          to={next.to}
          onClick={onLeave}
          className="inline-flex min-h-11 items-center font-medium text-ink text-link"
        >
          {next.label}
        </Link>
      )}
    </Notice>
  );
}
