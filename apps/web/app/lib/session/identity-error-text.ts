/** Texts to show for an error of the identity service, the client library or the browser. */
interface ErrorText {
  /** Text that replaces the error's own message, where that is technical. */
  message?: string;
  next: string;
}

const retryAdvice = 'What you typed is still here. Please try again in a moment.';
const contactAdvice = 'What you typed is still here. If it happens again, write to us and we look into it.';
const waitAdvice = 'That was a lot of tries. Wait a few minutes, then go on from here.';
const startOverAdvice = 'Log in from the beginning; what you typed is still here.';
const otherMethodAdvice = 'Try it once more, or choose another way to log in.';

const internalError: ErrorText = { message: 'Something is not right on our side.', next: contactAdvice };
const loggedOut: ErrorText = { message: 'You are not logged in any more.', next: 'Log in again to go on.' };
const interrupted: ErrorText = { message: 'The log-in was interrupted.', next: startOverAdvice };
const notUsable: ErrorText = {
  message: 'That cannot be used for your account.',
  next: 'Choose another way to log in.',
};
const codeNotDelivered: ErrorText = {
  message: 'We could not send the code.',
  next: 'Check the address or the number, and ask for it again in a moment.',
};
const socialLoginFailed: ErrorText = {
  message: 'Logging in elsewhere did not work out.',
  next: 'Try it once more, or log in with your email.',
};
const noPasskeys: ErrorText = {
  message: 'This browser cannot use passkeys here.',
  next: 'Log in with your password or with a code by email.',
};
const missing = (what: string): ErrorText => ({ message: `Enter ${what}.`, next: 'Then send it again.' });
const passkeyFailed: ErrorText = {
  message: 'Your device did not answer with a passkey.',
  next: otherMethodAdvice,
};
const passkeyCancelled: ErrorText = {
  message: 'The passkey was not used.',
  next: 'Start it again when you are ready, or choose another way.',
};

/**
 * Messages by error name (handbook: accounts 9). A unit test compares the names with the library's own lists.
 * Without `message`, the identity service's own message is shown.
 */
export const identityErrorText: Readonly<Record<string, ErrorText>> = {
  // Errors of the identity service.
  AliasExistsException: { next: 'Log in with it, or use another address.' },
  CodeDeliveryFailureException: codeNotDelivered,
  CodeMismatchException: { next: 'Check the six digits; only the newest code counts.' },
  ConcurrentModificationException: { message: 'Two things changed at once.', next: retryAdvice },
  EnableSoftwareTokenMFAException: {
    message: 'That is not what the app should show.',
    next: 'Wait for its next code, and check that the clock of that device is right.',
  },
  ExpiredCodeException: {
    next: 'A code holds for 10 minutes, and only the newest one counts. Ask for a new one.',
  },
  ExternalServiceException: internalError,
  ForbiddenException: { message: 'That is not open to your account.', next: contactAdvice },
  InternalErrorException: internalError,
  InvalidEmailRoleAccessPolicyException: codeNotDelivered,
  InvalidIdentityPoolConfigurationException: internalError,
  InvalidLambdaResponseException: internalError,
  InvalidParameterException: { next: 'Look over what you typed, and send it again.' },
  InvalidPasswordException: {
    next: 'Choose another one: three words that have nothing to do with each other, say.',
  },
  InvalidSmsRoleAccessPolicyException: codeNotDelivered,
  InvalidSmsRoleTrustRelationshipException: codeNotDelivered,
  InvalidUserPoolConfigurationException: internalError,
  LimitExceededException: { next: waitAdvice },
  MFAMethodNotFoundException: notUsable,
  NotAuthorizedException: { next: 'Log in again, then try it once more.' },
  PasswordResetRequiredException: {
    message: 'Your password has to be set anew before you can log in.',
    next: 'A code by email lets you choose one.',
  },
  ResourceConflictException: { message: 'Two things changed at once.', next: retryAdvice },
  ResourceNotFoundException: { message: 'That is not there any more.', next: otherMethodAdvice },
  SoftwareTokenMFANotFoundException: {
    message: 'There is no authenticator app set up.',
    next: otherMethodAdvice,
  },
  TooManyFailedAttemptsException: { next: waitAdvice },
  TooManyRequestsException: { next: waitAdvice },
  UnexpectedLambdaException: internalError,
  UnsupportedUserStateException: { message: 'Your account is not ready for that yet.', next: contactAdvice },
  UserLambdaValidationException: { next: 'Look over what you typed, and send it again.' },
  UsernameExistsException: { next: 'Log in with it, or set a new password if you have lost yours.' },
  UserNotConfirmedException: {
    message: 'Please verify your email address before logging in.',
    next: 'The six digits are in the email from us.',
  },
  UserNotFoundException: { next: 'Check the address, or create an account with it.' },
  WebAuthnChallengeNotFoundException: {
    message: 'That took too long for a passkey.',
    next: otherMethodAdvice,
  },
  WebAuthnClientMismatchException: noPasskeys,
  WebAuthnConfigurationMissingException: noPasskeys,
  WebAuthnCredentialNotSupportedException: noPasskeys,
  WebAuthnNotEnabledException: noPasskeys,
  WebAuthnOriginNotAllowedException: noPasskeys,
  WebAuthnRelyingPartyMismatchException: noPasskeys,

  // Errors of the client library.
  AutoSignInException: { message: 'Your account is ready.', next: 'Log in to go on.' },
  DeviceMetadataNotFoundException: { message: 'We do not know this device any more.', next: startOverAdvice },
  EmptyTokenRefresherException: internalError,
  EmptyTokenStoreException: internalError,
  InvalidAppSchemeException: socialLoginFailed,
  InvalidOriginException: socialLoginFailed,
  InvalidPreferredRedirectUrlException: socialLoginFailed,
  InvalidRedirectException: socialLoginFailed,
  InvalidTokens: interrupted,
  KeyValueStorageNotFoundException: internalError,
  NetworkError: {
    message: 'We cannot reach the studio right now.',
    next: 'Check your connection and try again. What you typed is still here.',
  },
  NoSessionFoundException: loggedOut,
  OAuthSignInError: socialLoginFailed,
  OAuthSignInException: socialLoginFailed,
  oauthSignInError: socialLoginFailed,
  OAuthSignOutException: {
    message: 'You are logged out here, but maybe not where you logged in with.',
    next: 'Log out there as well.',
  },
  SetUpTOTPException: { message: 'The app could not be set up.', next: retryAdvice },
  SignInException: interrupted,
  TokenRefreshException: loggedOut,
  UnexpectedSignInInterruptionException: interrupted,
  Unknown: { message: 'Something did not work.', next: contactAdvice },
  UserAlreadyAuthenticatedException: {
    message: 'Somebody is logged in here already.',
    next: 'Log out first.',
  },
  UserUnAuthenticatedException: loggedOut,

  // Input checks of the client library before it calls the service.
  CustomAuthSignInPassword: { message: 'No password is needed here.', next: 'Leave it out.' },
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
  IncorrectMFAMethod: notUsable,
  InvalidPreferredChallenge: notUsable,

  // Errors of passkeys.
  InvalidPasskeyAuthenticationOptions: passkeyFailed,
  InvalidPasskeyRegistrationOptions: { message: 'The passkey could not be made.', next: retryAdvice },
  PasskeyAlreadyExists: {
    message: 'This device has a passkey for you already.',
    next: 'Log in with that one.',
  },
  PasskeyAuthenticationCanceled: passkeyCancelled,
  PasskeyNotSupported: noPasskeys,
  PasskeyOperationAborted: passkeyCancelled,
  PasskeyRegistrationCanceled: {
    message: 'No passkey was made.',
    next: 'Start it again when you are ready.',
  },
  PasskeyRegistrationFailed: {
    message: 'Your device could not make a passkey.',
    next: 'Try it once more, or on another device.',
  },
  PasskeyRetrievalFailed: passkeyFailed,
  RelyingPartyMismatch: noPasskeys,
};

/** Messages for NotAuthorizedException, whose meaning depends on its text. */
const byMessage: readonly (readonly [RegExp, ErrorText])[] = [
  [/^Incorrect username/, { next: 'Check both, or log in with a code by email instead.' }],
  [
    /session is expired/,
    { message: 'That took a little too long, so we begin again.', next: startOverAdvice },
  ],
  [/attempts exceeded/, { next: 'Wait a few minutes, or set a new password.' }],
  [/is disabled/, { next: 'Write to us, and we look at it together.' }],
  [/Temporary password has expired/, { next: 'Ask whoever invited you to do it once more.' }],
  [/Token/, loggedOut],
];

/** Returns the message for an error; null when its name is unknown. */
export function getIdentityErrorText(error: unknown): ErrorText | null {
  if (!(error instanceof Error)) return null;
  const special = error.name === 'NotAuthorizedException' && byMessage.find(([is]) => is.test(error.message));
  return special ? special[1] : (identityErrorText[error.name] ?? null);
}
