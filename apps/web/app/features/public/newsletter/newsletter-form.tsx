import type { NewsletterSource } from '@studio/domain/newsletter/subscription-request';
import { maxEmailLength } from '@studio/domain/people/email';
import type { InputHTMLAttributes } from 'react';
import { useEmailForm } from '../../../lib/forms/use-email-form.ts';
import { HoneypotField } from '../../../ui/honeypot-field.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { CheckYourEmailNotice } from './check-your-email-notice.tsx';
import { getSubscribeError, subscribeToNewsletter } from './subscribe-to-newsletter.ts';

interface NewsletterFormProps {
  source: NewsletterSource;
  /** Whether the form is on a dark background. */
  dark?: boolean;
  /** Discount on the first class pack in percent, shown after subscribing. */
  percent: number;
}

/**
 * Newsletter form with one email field and a button. The field is uncontrolled, so that typed text survives
 * hydration and failures.
 */
export function NewsletterForm({ source, dark = false, percent }: NewsletterFormProps) {
  const { props, busy, field, sentTo, reopen } = useEmailForm({
    send: (email, botCheck) => subscribeToNewsletter(email, source, botCheck),
    explain: getSubscribeError,
  });
  if (sentTo) {
    return <CheckYourEmailNotice email={sentTo} percent={percent} dark={dark} onChangeEmail={reopen} />;
  }
  const { id, name, error } = field;
  return (
    // With method="dialog", a submit before hydration navigates nowhere and keeps the typed text.
    <form {...props} method="dialog" aria-busy={busy} className="relative">
      <label htmlFor={id} className="sr-only">
        Email
      </label>
      <HoneypotField />
      <div
        className={`flex flex-wrap items-center rounded-input border p-1.5 ${getFrameClasses(dark, error)}`}
      >
        <input
          id={id}
          name={name}
          {...emailBox}
          readOnly={busy}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          className={`h-11 min-w-0 flex-[1_1_7rem] bg-transparent px-3 text-base outline-none ${dark ? 'text-chalk placeholder:text-mist' : 'text-ink placeholder:text-stone'}`}
        />
        <JoinButton busy={busy} dark={dark}>
          Subscribe
        </JoinButton>
      </div>
      <p
        id={`${id}-note`}
        aria-live="polite"
        className={`mt-2.5 min-h-5 text-small ${getNoteClasses(dark, error)}`}
      >
        {error ?? (percent > 0 ? notes[source] : noOfferNote)}
      </p>
      <noscript>
        <p className={`text-small font-medium ${getNoteClasses(dark, undefined)}`}>
          Subscribing needs JavaScript, which is turned off in your browser.
        </p>
      </noscript>
    </form>
  );
}

/** Note below the field while subscribers get no discount. */
const noOfferNote = 'Unsubscribe at any time.';

/**
 * Notes below the field, by the page that contains the form. They are short where the text around the form already
 * explains the offer.
 */
const notes: Record<NewsletterSource, string> = {
  footer: 'Valid once, on your first pack. Unsubscribe at any time.',
  prelaunch: 'Unsubscribe at any time.',
  home: 'Unsubscribe at any time.',
};

const emailBox: InputHTMLAttributes<HTMLInputElement> = {
  type: 'email',
  required: true,
  maxLength: maxEmailLength,
  placeholder: 'Enter Your Email',
  autoComplete: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
};

/** Submit button that keeps its width while busy. */
function JoinButton({ busy, dark, children }: { busy: boolean; dark: boolean; children: string }) {
  const buttonClasses = dark ? 'bg-chalk text-ink hover:bg-paper' : 'bg-forest text-chalk hover:bg-pine';
  return (
    <button
      type="submit"
      aria-disabled={busy || undefined}
      className={`grid min-h-11 shrink-0 place-items-center rounded-pill px-5 font-medium transition-colors duration-160 *:col-start-1 *:row-start-1 ${buttonClasses}`}
    >
      <span className={busy ? 'opacity-0' : ''}>{children}</span>
      {busy && <Spinner />}
    </button>
  );
}

/** Returns the CSS classes of the frame around field and button, including focus ring and error colour. */
function getFrameClasses(dark: boolean, error: string | undefined): string {
  const ring = `has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-3 ${dark ? 'outline-chalk' : 'bg-paper outline-forest'}`;
  if (error) return `${ring} ${dark ? 'border-[#f0bfb4]' : 'border-error'}`;
  return `${ring} ${dark ? 'border-mist/70 hover:border-chalk' : 'border-line hover:border-stone'}`;
}

function getNoteClasses(dark: boolean, error: string | undefined): string {
  if (error) return dark ? 'text-[#f0bfb4]' : 'font-medium text-error';
  return dark ? 'text-mist' : 'text-stone';
}
