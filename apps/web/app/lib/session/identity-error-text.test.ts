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

describe('what a person is told', () => {
  it('the lists are there', () => {
    for (const path of lists) expect(listed(path).length, path).toBeGreaterThan(9);
    expect(thrown.length).toBeGreaterThan(9);
  });

  const all = new Set([...specified, ...lists.flatMap(listed), ...thrown, 'NetworkError', 'Unknown']);
  it.each([...all])('%s has a sentence that says what to do', (name) => {
    const sentence = getIdentityErrorText(named(name));
    expect(sentence?.next).toMatch(/^[A-Z].*\.$/);
    if (sentence?.says) expect(sentence.says).toMatch(/^[A-Z].*\.$/);
  });

  it.each(Object.entries(identityErrorText))(
    '%s: it speaks to people, and in the house’s voice',
    (_name, { says, next }) => {
      expect(`${says ?? ''} ${next}`).not.toMatch(
        /!|—|–|username|redirect|pool|token|credential|MFA|exception/i,
      );
    },
  );

  it('tells apart what has one name', () => {
    const told = (message: string) => getIdentityErrorText(named('NotAuthorizedException', message));
    expect(told('Incorrect username or password.')?.says).toBeUndefined();
    expect(told('Invalid session for the user, session is expired.')?.says).toContain('begin again');
    expect(told('Password attempts exceeded')?.next).toContain('Wait');
    expect(told('User is disabled.')?.next).toContain('Write to us');
    expect(told('Refresh Token has been revoked')?.says).toContain('not logged in');
  });

  it('is nothing about what nobody knows', () => {
    expect(getIdentityErrorText(named('SomethingNewException'))).toBeNull();
    expect(getIdentityErrorText('a text')).toBeNull();
  });
});
