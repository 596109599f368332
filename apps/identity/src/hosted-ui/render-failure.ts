import type { IdentityError } from '../protocol/identity-error.ts';
import type { HostedUiBranding } from './hosted-ui-settings.ts';
import { type Html, html } from './html.ts';

const messages: Readonly<Record<string, string>> = {
  CodeMismatchException: 'That code is incorrect. Check it and try again.',
  ExpiredCodeException: 'That code has expired or has already been used. Log in again to get a new one.',
  InvalidParameterException: 'Fill in every field.',
  LimitExceededException: 'Too many attempts. Wait a few minutes, then try again.',
  PasswordResetRequiredException: 'You need to reset your password before you can log in.',
  TooManyFailedAttemptsException: 'Too many attempts. Wait a few minutes, then try again.',
  UnsupportedUserStateException: 'You can’t log in to this account here. Log in on our website instead.',
  UserNotConfirmedException: 'Please verify your email address before logging in.',
};

/** Texts for NotAuthorizedException, whose meaning depends on its message. */
const notAuthorizedTexts: readonly (readonly [RegExp, string])[] = [
  [/attempts exceeded/, 'Too many attempts. Wait a few minutes, or reset your password.'],
  [/session is expired/, 'Your login timed out. Log in again.'],
  [/is disabled/, 'This account is closed. Contact us if you think that’s a mistake.'],
  [
    /Temporary password has expired/,
    'Your temporary password has expired. Ask the person who invited you to send a new invitation.',
  ],
];

/** Returns the text of an error: the site's own sentence if there is one, or else the user pool's message. */
export function renderFailure({ name, message }: IdentityError, branding: HostedUiBranding): Html {
  const link =
    name === 'PasswordResetRequiredException'
      ? html` <a href="${branding.forgotPasswordUrl}">Reset password</a>`
      : null;
  const special = notAuthorizedTexts.find(
    ([pattern]) => name === 'NotAuthorizedException' && pattern.test(message),
  );
  const fallback = name === 'InvalidPasswordException' ? describePasswordError(message) : message;
  return html`<p class="failure" role="alert">${special?.[1] ?? messages[name] ?? fallback}${link}</p>`;
}

/** Texts for InvalidPasswordException, by the reason in its message. */
const passwordTexts: readonly (readonly [RegExp, string])[] = [
  [/not long enough/, 'That password is too short. Choose a longer one.'],
  [/too long/, 'That password is too long. Choose a shorter one.'],
  [/too common/, 'That password is too common. Choose a different password.'],
  [
    /different from the temporary/,
    'Your new password must be different from the temporary one. Choose a different password.',
  ],
];

const describePasswordError = (message: string): string =>
  passwordTexts.find(([pattern]) => pattern.test(message))?.[1] ?? 'Choose a different password.';
