import { phoneCodeRules } from '@studio/domain/people/account-forms';
import { formatPhone } from '@studio/domain/people/phone';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { confirmPhone, resendPhoneCode } from '../../../lib/session/session.ts';
import { useReauthentication } from '../../../lib/session/use-reauthentication.ts';
import { Button } from '../../../ui/button.tsx';
import { DigitsField } from '../../../ui/digits-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { getErrorAdvice, getServiceMessage, toReauthenticationFailure } from './account-error-text.ts';
import { AccountForm } from './account-form.tsx';
import { useAccountForm } from './use-account-form.ts';

export interface UnverifiedPhone {
  number: string;
  verified: boolean;
  /** Masked phone number to which a code was already sent; null if none was sent. */
  sentTo: string | null;
}

/** Verifies a phone number with a code by text message, so that login codes can be sent there. */
export function VerifyPhone({ number, sentTo }: UnverifiedPhone) {
  const [sent, setSent] = useState(sentTo !== null);
  const [verified, setVerified] = useState(false);
  const codeSender = useSendCode(() => setSent(true));
  const to = <strong className="font-medium whitespace-nowrap text-ink">{formatPhone(number)}</strong>;
  return (
    <section aria-labelledby="phone-proof" className="mt-8 border-t border-hairline pt-6">
      <h2 id="phone-proof" className="text-h3">
        Verify your phone number
      </h2>
      {verified ? (
        <div className="mt-4">
          <Notice tone="success" title="Phone number verified." />
        </div>
      ) : sent ? (
        <>
          <p className="mt-1.5 mb-4 text-stone">
            We’ve sent a 6-digit code to {to}. It expires in 10 minutes.
          </p>
          <CodeForm onVerified={() => setVerified(true)} />
          <p className="mt-2 flex items-center gap-x-1.5">
            <button
              type="button"
              onClick={codeSender.send}
              className="min-h-11 cursor-pointer font-medium text-link"
            >
              Resend code
            </button>
            <span role="status">{codeSender.count > (sentTo ? 0 : 1) && 'Code sent.'}</span>
          </p>
        </>
      ) : (
        <>
          <p className="mt-1.5 mb-4 text-stone">
            Once you’ve verified {to}, you can get login codes by text message.
          </p>
          <Button
            kind="secondary"
            size="small"
            busy={codeSender.busy}
            busyLabel="Sending…"
            onClick={codeSender.send}
          >
            Send code
          </Button>
        </>
      )}
      {codeSender.failure && (
        <div className="mt-4">
          <Notice tone="error" title={codeSender.failure.message}>
            {codeSender.failure.next}
          </Notice>
        </div>
      )}
    </section>
  );
}

function CodeForm({ onVerified }: { onVerified: () => void }) {
  const withReauthentication = useReauthentication();
  const form = useAccountForm({
    rules: phoneCodeRules,
    send: async (typed) => {
      await withReauthentication(() => confirmPhone(typed.code));
      onVerified();
    },
    explain: (error) =>
      toReauthenticationFailure(error, 'Your phone number isn’t verified yet.') ?? {
        message: getServiceMessage(error) ?? 'We couldn’t verify your phone number.',
        next: getErrorAdvice(error),
      },
  });
  return (
    <AccountForm state={form} button="Verify" busyButton="Verifying…" wide={false}>
      <DigitsField {...form.field('code')} autoFocus />
    </AccountForm>
  );
}

/** Manages sending codes. `count` is the number of codes that this page has sent so far. */
function useSendCode(onSent: () => void) {
  const withReauthentication = useReauthentication();
  const [count, setCount] = useState(0);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => withReauthentication(resendPhoneCode),
    onSuccess: () => {
      setCount(count + 1);
      onSent();
    },
  });
  return {
    send: () => isPending || mutate(),
    busy: isPending,
    count,
    failure: error && explainSending(error),
  };
}

function explainSending(error: Error) {
  return (
    toReauthenticationFailure(error, 'We haven’t sent a code.') ?? {
      message: getServiceMessage(error) ?? 'We couldn’t send the code.',
      next: getErrorAdvice(error),
    }
  );
}
