import { validateEmail } from '@studio/domain/people/email';

/** Says where a code was sent and how long it is valid. `before` precedes the email address. */
export function CodeSentNotice({ email, before }: { email: string; before: string }) {
  const isValid = validateEmail(email) === null;
  return (
    <>
      {before}{' '}
      {isValid ? (
        <strong className="font-medium wrap-anywhere text-ink">{email}</strong>
      ) : (
        'your email address'
      )}
      . It expires in 10 minutes.
    </>
  );
}
