/** Message to show for an error of the identity service, the client library or the browser. */
interface Sentence {
  /** Replaces the error's own message where that is technical. */
  says?: string;
  next: string;
}

const stillHere = 'What you typed is still here. Please try again in a moment.';
const askUs = 'What you typed is still here. If it happens again, write to us and we look into it.';
const wait = 'That was a lot of tries. Wait a few minutes, then go on from here.';
const beginAgain = 'Log in from the beginning; what you typed is still here.';
const otherWay = 'Try it once more, or choose another way to log in.';

const ours: Sentence = { says: 'Something is not right on our side.', next: askUs };
const loggedOut: Sentence = { says: 'You are not logged in any more.', next: 'Log in again to go on.' };
const interrupted: Sentence = { says: 'The log-in was interrupted.', next: beginAgain };
const noUse: Sentence = {
  says: 'That cannot be used for your account.',
  next: 'Choose another way to log in.',
};
const undelivered: Sentence = {
  says: 'We could not send the code.',
  next: 'Check the address or the number, and ask for it again in a moment.',
};
const elsewhere: Sentence = {
  says: 'Logging in elsewhere did not work out.',
  next: 'Try it once more, or log in with your email.',
};
const noPasskeys: Sentence = {
  says: 'This browser cannot use passkeys here.',
  next: 'Log in with your password or with a code by email.',
};
const missing = (what: string): Sentence => ({ says: `Enter ${what}.`, next: 'Then send it again.' });
const passkeyFailed: Sentence = { says: 'Your device did not answer with a passkey.', next: otherWay };
const stopped: Sentence = {
  says: 'The passkey was not used.',
  next: 'Start it again when you are ready, or choose another way.',
};

/**
 * Messages by error name (handbook: accounts 9). A unit test compares the names with the library's own lists. Without
 * `says`, the service's own message is shown.
 */
export const identityErrorText: Readonly<Record<string, Sentence>> = {
  // Errors of the identity service.
  AliasExistsException: { next: 'Log in with it, or use another address.' },
  CodeDeliveryFailureException: undelivered,
  CodeMismatchException: { next: 'Check the six digits; only the newest code counts.' },
  ConcurrentModificationException: { says: 'Two things changed at once.', next: stillHere },
  EnableSoftwareTokenMFAException: {
    says: 'That is not what the app should show.',
    next: 'Wait for its next code, and check that the clock of that device is right.',
  },
  ExpiredCodeException: {
    next: 'A code holds for 10 minutes, and only the newest one counts. Ask for a new one.',
  },
  ExternalServiceException: ours,
  ForbiddenException: { says: 'That is not open to your account.', next: askUs },
  InternalErrorException: ours,
  InvalidEmailRoleAccessPolicyException: undelivered,
  InvalidIdentityPoolConfigurationException: ours,
  InvalidLambdaResponseException: ours,
  InvalidParameterException: { next: 'Look over what you typed, and send it again.' },
  InvalidPasswordException: {
    next: 'Choose another one: three words that have nothing to do with each other, say.',
  },
  InvalidSmsRoleAccessPolicyException: undelivered,
  InvalidSmsRoleTrustRelationshipException: undelivered,
  InvalidUserPoolConfigurationException: ours,
  LimitExceededException: { next: wait },
  MFAMethodNotFoundException: noUse,
  NotAuthorizedException: { next: 'Log in again, then try it once more.' },
  PasswordResetRequiredException: {
    says: 'Your password has to be set anew before you can log in.',
    next: 'A code by email lets you choose one.',
  },
  ResourceConflictException: { says: 'Two things changed at once.', next: stillHere },
  ResourceNotFoundException: { says: 'That is not there any more.', next: otherWay },
  SoftwareTokenMFANotFoundException: { says: 'There is no authenticator app set up.', next: otherWay },
  TooManyFailedAttemptsException: { next: wait },
  TooManyRequestsException: { next: wait },
  UnexpectedLambdaException: ours,
  UnsupportedUserStateException: { says: 'Your account is not ready for that yet.', next: askUs },
  UserLambdaValidationException: { next: 'Look over what you typed, and send it again.' },
  UsernameExistsException: { next: 'Log in with it, or set a new password if you have lost yours.' },
  UserNotConfirmedException: {
    says: 'Please verify your email address before logging in.',
    next: 'The six digits are in the email from us.',
  },
  UserNotFoundException: { next: 'Check the address, or create an account with it.' },
  WebAuthnChallengeNotFoundException: { says: 'That took too long for a passkey.', next: otherWay },
  WebAuthnClientMismatchException: noPasskeys,
  WebAuthnConfigurationMissingException: noPasskeys,
  WebAuthnCredentialNotSupportedException: noPasskeys,
  WebAuthnNotEnabledException: noPasskeys,
  WebAuthnOriginNotAllowedException: noPasskeys,
  WebAuthnRelyingPartyMismatchException: noPasskeys,

  // Errors of the client library.
  AutoSignInException: { says: 'Your account is ready.', next: 'Log in to go on.' },
  DeviceMetadataNotFoundException: { says: 'We do not know this device any more.', next: beginAgain },
  EmptyTokenRefresherException: ours,
  EmptyTokenStoreException: ours,
  InvalidAppSchemeException: elsewhere,
  InvalidOriginException: elsewhere,
  InvalidPreferredRedirectUrlException: elsewhere,
  InvalidRedirectException: elsewhere,
  InvalidTokens: interrupted,
  KeyValueStorageNotFoundException: ours,
  NetworkError: {
    says: 'We cannot reach the studio right now.',
    next: 'Check your connection and try again. What you typed is still here.',
  },
  NoSessionFoundException: loggedOut,
  OAuthSignInError: elsewhere,
  OAuthSignInException: elsewhere,
  oauthSignInError: elsewhere,
  OAuthSignOutException: {
    says: 'You are logged out here, but maybe not where you logged in with.',
    next: 'Log out there as well.',
  },
  SetUpTOTPException: { says: 'The app could not be set up.', next: stillHere },
  SignInException: interrupted,
  TokenRefreshException: loggedOut,
  UnexpectedSignInInterruptionException: interrupted,
  Unknown: { says: 'Something did not work.', next: askUs },
  UserAlreadyAuthenticatedException: { says: 'Somebody is logged in here already.', next: 'Log out first.' },
  UserUnAuthenticatedException: loggedOut,

  // Input checks of the client library before it calls the service.
  CustomAuthSignInPassword: { says: 'No password is needed here.', next: 'Leave it out.' },
  EmptyChallengeResponse: missing('what is asked for'),
  EmptyConfirmResetPasswordConfirmationCode: missing('the code from the email'),
  EmptyConfirmResetPasswordNewPassword: missing('a new password'),
  EmptyConfirmResetPasswordUsername: missing('your email address'),
  EmptyConfirmSignUpCode: missing('the code from the email'),
  EmptyConfirmSignUpUsername: missing('your email address'),
  EmptyConfirmUserAttributeCode: missing('the code'),
  EmptyresendSignUpCodeUsername: missing('your email address'),
  EmptyResetPasswordUsername: missing('your email address'),
  EmptySignInPassword: missing('your password'),
  EmptySignInUsername: missing('your email address'),
  EmptySignUpPassword: missing('a password'),
  EmptySignUpUsername: missing('your email address'),
  EmptyUpdatePassword: missing('both passwords'),
  EmptyVerifyTOTPSetupCode: missing('the six digits of your app'),
  IncorrectMFAMethod: noUse,
  InvalidPreferredChallenge: noUse,

  // Errors of passkeys.
  InvalidPasskeyAuthenticationOptions: passkeyFailed,
  InvalidPasskeyRegistrationOptions: { says: 'The passkey could not be made.', next: stillHere },
  PasskeyAlreadyExists: { says: 'This device has a passkey for you already.', next: 'Log in with that one.' },
  PasskeyAuthenticationCanceled: stopped,
  PasskeyNotSupported: noPasskeys,
  PasskeyOperationAborted: stopped,
  PasskeyRegistrationCanceled: {
    says: 'No passkey was made.',
    next: 'Start it again when you are ready.',
  },
  PasskeyRegistrationFailed: {
    says: 'Your device could not make a passkey.',
    next: 'Try it once more, or on another device.',
  },
  PasskeyRetrievalFailed: passkeyFailed,
  RelyingPartyMismatch: noPasskeys,
};

/** Messages for NotAuthorizedException, whose meaning depends on its text. */
const byMessage: readonly (readonly [RegExp, Sentence])[] = [
  [/^Incorrect username/, { next: 'Check both, or log in with a code by email instead.' }],
  [/session is expired/, { says: 'That took a little too long, so we begin again.', next: beginAgain }],
  [/attempts exceeded/, { next: 'Wait a few minutes, or set a new password.' }],
  [/is disabled/, { next: 'Write to us, and we look at it together.' }],
  [/Temporary password has expired/, { next: 'Ask whoever invited you to do it once more.' }],
  [/Token/, loggedOut],
];

/** Returns the message for an error; null when its name is unknown. */
export function getIdentityErrorText(error: unknown): Sentence | null {
  if (!(error instanceof Error)) return null;
  const special = error.name === 'NotAuthorizedException' && byMessage.find(([is]) => is.test(error.message));
  return special ? special[1] : (identityErrorText[error.name] ?? null);
}
