import { validateEmail } from '@studio/domain/people/email';
import { normaliseCode } from '@studio/domain/text/normalise-text';
import { type RefObject, useState } from 'react';
import { resendCode } from '../../../lib/session/session.ts';
import { getErrorAdvice } from './account-error-text.ts';

type Resending = { at: 'open' | 'busy' | 'sent' } | { at: 'failed'; next: string };

export function ResendCode({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const [resending, setResending] = useState<Resending>({ at: 'open' });
  const resend = async () => {
    if (resending.at === 'busy' || !form.current) return;
    const email = normaliseCode(String(new FormData(form.current).get('email') ?? ''));
    const problem = validateEmail(email);
    if (problem) return setResending({ at: 'failed', next: problem });
    setResending({ at: 'busy' });
    try {
      await resendCode(email);
      setResending({ at: 'sent' });
    } catch (error) {
      setResending({ at: 'failed', next: getErrorAdvice(error, 'Try again in a moment.') });
    }
  };
  return (
    <div className="mt-4">
      <p className="flex min-h-11 flex-wrap items-center gap-x-1.5">
        <button
          type="button"
          onClick={resend}
          aria-disabled={resending.at === 'busy' || undefined}
          className="min-h-11 font-medium text-link"
        >
          Resend code
        </button>
        <span role="status">{resending.at === 'sent' && 'Code sent.'}</span>
      </p>
      <p role="alert" className="text-small text-stone">
        {resending.at === 'failed' && (
          <>
            <strong className="font-medium text-error">Could not resend code.</strong> {resending.next}
          </>
        )}
      </p>
    </div>
  );
}
