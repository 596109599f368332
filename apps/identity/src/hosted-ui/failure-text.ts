import type { IdentityError } from '../protocol/identity-error.ts';
import type { HostedUiBranding } from './hosted-ui-settings.ts';
import { type Html, html } from './html.ts';

const messages: Readonly<Record<string, string>> = {
  CodeMismatchException: 'That code is not right. Look at it once more, or wait for a newer one.',
  ExpiredCodeException: 'That code has ended, or was used already. Begin again for a new one.',
  InvalidParameterException: 'Something is missing. Fill in every field.',
  LimitExceededException: 'That was tried too often. Wait a while, then try again.',
  PasswordResetRequiredException: 'Your password has to be set anew before you can log in.',
  TooManyFailedAttemptsException: 'That was tried too often. Wait a while, then try again.',
  UnsupportedUserStateException:
    'Your account asks for something that this page does not offer. Log in on the site itself.',
  UserNotConfirmedException: 'Please verify your email address before logging in.',
};

/** Returns the text of an error: the site's own sentence if there is one, or else the user pool's message. */
export function getFailureText({ name, message }: IdentityError, branding: HostedUiBranding): Html {
  const link =
    name === 'PasswordResetRequiredException'
      ? html` <a href="${branding.forgotPasswordUrl}">Set a new password</a>`
      : null;
  const fallback = name === 'InvalidPasswordException' ? toPasswordMessage(message) : message;
  return html`<p class="failure" role="alert">${messages[name] ?? fallback}${link}</p>`;
}

/** Converts a message such as 'Password did not conform with policy: Password not long enough' into a sentence. */
const toPasswordMessage = (message: string): string => `${message.split(': ').at(-1)}. Choose another one.`;
