import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getIdentityErrorText, identityErrorText } from './identity-error-text.ts';

/** Path of the client library's own error lists. */
const required = createRequire(createRequire(import.meta.url).resolve('aws-amplify/auth'));
const library = join(dirname(required.resolve('@aws-amplify/auth')), '../../src');
const read = (path: string) => readFileSync(join(library, path), 'utf8');

/** Returns the values of the enums in a file. */
const listed = (path: string) =>
  [...read(path).matchAll(/^\t\w+ = '(\w+)',$/gm)].map(([, name = '']) => name);

const lists = [
  'providers/cognito/types/errors.ts',
  'foundation/factories/serviceClients/cognitoIdentityProvider/types/errors.ts',
  'errors/types/validation.ts',
  'client/utils/passkey/errors/passkeyError.ts',
];

/** Errors that the table must contain. */
const specified = [
  'UserUnAuthenticatedException',
  'UserAlreadyAuthenticatedException',
  'DeviceMetadataNotFoundException',
  'AutoSignInException',
  'InvalidRedirectException',
  'InvalidAppSchemeException',
  'InvalidPreferredRedirectUrlException',
  'InvalidOriginException',
  'OAuthSignOutException',
  'TokenRefreshException',
  'UnexpectedSignInInterruptionException',
  'SignInException',
  'OAuthSignInError',
  'NoSessionFoundException',
  'PasskeyNotSupported',
  'PasskeyAlreadyExists',
  'InvalidPasskeyRegistrationOptions',
  'InvalidPasskeyAuthenticationOptions',
  'RelyingPartyMismatch',
  'PasskeyRegistrationFailed',
  'PasskeyRetrievalFailed',
  'PasskeyRegistrationCanceled',
  'PasskeyAuthenticationCanceled',
  'PasskeyOperationAborted',
  'UserNotConfirmedException',
];

/** Error names that the library throws outside of its lists. */
const thrown = [
  ...read('errors/constants.ts').matchAll(/EXCEPTION =\s+'(\w+)'/g),
  ...read('common/AuthErrorStrings.ts').matchAll(/^\t\w+ = '(\w+Exception)',$/gm),
  ...read('providers/cognito/tokenProvider/TokenStore.ts').matchAll(/name: '(\w+)'/g),
  ...read('providers/cognito/tokenProvider/TokenOrchestrator.ts').matchAll(/name: '(\w+)'/g),
].map(([, name = '']) => name);

const named = (name: string, message = 'Words of the service.') =>
  Object.assign(new Error(message), { name });

describe('identity error texts', () => {
  it('reads the error lists of the client library', () => {
    for (const path of lists) expect(listed(path).length, path).toBeGreaterThan(9);
    expect(thrown.length).toBeGreaterThan(9);
  });

  const all = new Set([...specified, ...lists.flatMap(listed), ...thrown, 'NetworkError', 'Unknown']);
  it.each([...all])('%s has a text with a next step', (name) => {
    const text = getIdentityErrorText(named(name));
    expect(text?.next).toMatch(/^[A-Z].*\.$/);
    if (text?.message) expect(text.message).toMatch(/^[A-Z].*\.$/);
  });

  it.each(Object.entries(identityErrorText))(
    '%s: avoids technical terms and follows the style guide',
    (_name, { message, next }) => {
      expect(`${message ?? ''} ${next}`).not.toMatch(
        /!|—|–|username|redirect|pool|token|credential|MFA|exception/i,
      );
    },
  );

  it('distinguishes errors with the same name by their message', () => {
    const getText = (message: string) => getIdentityErrorText(named('NotAuthorizedException', message));
    expect(getText('Incorrect username or password.')?.message).toBeUndefined();
    expect(getText('Invalid session for the user, session is expired.')?.message).toBe(
      'Your login timed out.',
    );
    expect(getText('Password attempts exceeded')?.next).toContain('Wait');
    expect(getText('User is disabled.')?.next).toContain('Contact us');
    expect(getText('Refresh Token has been revoked')?.message).toBe('You’ve been logged out.');
  });

  it('returns null for unknown errors', () => {
    expect(getIdentityErrorText(named('SomethingNewException'))).toBeNull();
    expect(getIdentityErrorText('a text')).toBeNull();
  });
});
