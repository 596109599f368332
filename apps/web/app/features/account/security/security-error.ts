import { getIdentityErrorText } from '../../../lib/session/identity-error-text.ts';

const reloadHint = 'We couldn’t confirm that change. Reload the page to see whether it was saved.';

/** Returns why a change failed, in one or two sentences. */
export function getSecurityError(error: unknown): string {
  const errorText = getIdentityErrorText(error);
  const serviceMessage = error instanceof Error && error.name.endsWith('Exception') ? error.message : '';
  const message = errorText?.message ?? serviceMessage;
  return message ? `${message} ${errorText?.next ?? ''}`.trim() : reloadHint;
}

/** Returns why the password was rejected. */
export function getPasswordError(error: unknown): string {
  if (!(error instanceof Error && error.name === 'NotAuthorizedException')) return getSecurityError(error);
  if (error.message.includes('exceeded')) return 'Too many attempts. Wait a few minutes, then try again.';
  return error.message.includes('password') ? 'That password is incorrect.' : getSecurityError(error);
}
