import { emailError, maxEmailLength } from '@studio/domain/people/email';
import { normaliseCode } from '@studio/domain/text/normalise-text';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { HoneypotField } from '../../../ui/honeypot-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { emailBookingLinks } from './bookings-api.ts';

/**
 * Form that emails guests the links of their bookings. Shows the same message for every email address, so
 * that it reveals no bookings.
 */
export function EmailLinksForm() {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  const showProblem = (message: string) => {
    setProblem(message);
    form.current?.querySelector<HTMLElement>('[name=email]')?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    const email = normaliseCode(String(typed.get('email')));
    const emailProblem = emailError(email);
    if (emailProblem) return showProblem(emailProblem);
    setBusy(true);
    try {
      await emailBookingLinks(email, { website: String(typed.get('website')), openedAt: openedAt.current });
      setSentTo(email);
    } catch (error) {
      showProblem(
        (error instanceof Error && error.message) || 'We couldn’t send your booking links. Try again.',
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <section aria-labelledby={`${id}title`} className="mt-10 border-t border-hairline pt-7">
      <h2 id={`${id}title`} className="text-h3">
        Booked without an account?
      </h2>
      <p className="mt-2 mb-5 text-stone">
        We’ll email your booking links to the email address you booked with.
      </p>
      {sentTo ? (
        <Notice
          tone="success"
          icon="mail-check"
          title={`If ${sentTo} has upcoming bookings, we’ve emailed links to them.`}
        >
          Check your inbox in a minute. No email? You may have booked with another email address or with an
          account.
        </Notice>
      ) : (
        <form ref={form} noValidate method="dialog" onSubmit={submit} className="relative grid gap-4">
          <HoneypotField />
          <TextField
            id={`${id}email`}
            name="email"
            label="Email you booked with"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={maxEmailLength}
            required
            error={problem}
            onInput={() => setProblem(undefined)}
          />
          <Button type="submit" kind="secondary" wide busy={busy} busyLabel="Sending…">
            Email my booking links
          </Button>
        </form>
      )}
    </section>
  );
}
