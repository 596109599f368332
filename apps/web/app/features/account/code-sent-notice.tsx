import { emailError } from '@studio/domain/people/email';

/** Where a code went, and how long it holds. `before`: the words that the address ends. */
export function CodeSentNotice({ email, before }: { email: string; before: string }) {
  const known = emailError(email) === null;
  return (
    <>
      {before}{' '}
      {known ? <strong className="font-medium wrap-anywhere text-ink">{email}</strong> : 'your email address'}
      . It holds for 10 minutes.
    </>
  );
}
