import { maxEmailLength } from '@studio/domain/people/email';
import { useId } from 'react';
import { useEmailForm } from '../../../lib/forms/use-email-form.ts';
import { Button } from '../../../ui/button.tsx';
import { HoneypotField } from '../../../ui/honeypot-field.tsx';
import { NoScriptNotice } from '../../../ui/no-script-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { emailBookingLinks } from './bookings-api.ts';

/**
 * Form that emails guests the links of their bookings. Shows the same message for every email address, so
 * that it reveals no bookings.
 */
export function EmailLinksForm() {
  const titleId = useId();
  const { props, busy, field, sentTo } = useEmailForm({ send: emailBookingLinks, explain: explainSending });
  return (
    <section aria-labelledby={titleId} className="mt-10 border-t border-hairline pt-7">
      <h2 id={titleId} className="text-h3">
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
          Check your inbox in a minute. No email? You may have booked with a different email address or with
          an account.
        </Notice>
      ) : (
        <form {...props} method="dialog" className="relative grid gap-4">
          <HoneypotField />
          <NoScriptNotice part="form">Each confirmation email has a link to the booking.</NoScriptNotice>
          <TextField
            {...field}
            label="Email you booked with"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={maxEmailLength}
            required
          />
          <Button type="submit" kind="secondary" wide busy={busy} busyLabel="Sending…">
            Email my booking links
          </Button>
        </form>
      )}
    </section>
  );
}

function explainSending(error: unknown): string {
  return (error instanceof Error && error.message) || 'We couldn’t send your booking links. Try again.';
}
