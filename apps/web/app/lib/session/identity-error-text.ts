/** Texts to show for an error of the identity service, the client library or the browser. */
interface ErrorText {
  /** Text that replaces the error's own message, where that is technical. */
  message?: string;
  next: string;
}

const retryAdvice = 'What you’ve typed is still here. Try again in a moment.';
const contactAdvice = 'What you’ve typed is still here. If it happens again, contact us.';
const startOverAdvice = 'Log in again from the start. What you’ve typed is still here.';
const otherMethodAdvice = 'Try again, or choose another way to log in.';

const otherPasswordAdvice = 'Choose a different password, such as three random words.';
const tooManyAttempts: ErrorText = {
  message: 'Too many attempts.',
  next: 'Wait a few minutes, then try again.',
};
const internalError: ErrorText = { message: 'Sorry, something went wrong on our side.', next: contactAdvice };
const loggedOut: ErrorText = { message: 'You’ve been logged out.', next: 'Log in again to continue.' };
const interrupted: ErrorText = { message: 'Your login was interrupted.', next: startOverAdvice };
const notUsable: ErrorText = {
  message: 'You can’t log in to your account that way.',
  next: 'Choose another way to log in.',
};
const codeNotDelivered: ErrorText = {
  message: 'We couldn’t send the code.',
  next: 'Check the email address or phone number, then ask for a new code.',
};
const socialLoginFailed: ErrorText = {
  message: 'We couldn’t log you in with that provider.',
  next: 'Try again, or log in with your email.',
};
const noPasskeys: ErrorText = {
  message: 'This browser doesn’t support passkeys.',
  next: 'Log in with your password or a code by email.',
};
const missing = (what: string): ErrorText => ({ message: `Enter ${what}.`, next: 'Then try again.' });
const passkeyFailed: ErrorText = {
  message: 'We couldn’t use the passkey on your device.',
  next: otherMethodAdvice,
};
const passkeyCancelled: ErrorText = {
  message: 'Passkey login cancelled.',
  next: otherMethodAdvice,
};

/**
 * Messages by error name (handbook: accounts 9). A unit test compares the names with the library's own lists.
 * Without `message`, the identity service's own message is shown.
 */
export const identityErrorText: Readonly<Record<string, ErrorText>> = {
  // Errors of the identity service.
  AliasExistsException: { next: 'Log in with that email address, or use another one.' },
  CodeDeliveryFailureException: codeNotDelivered,
  CodeMismatchException: { next: 'Check the digits. Only the latest code works.' },
  ConcurrentModificationException: {
    message: 'Your account was changed in another tab or on another device at the same time.',
    next: retryAdvice,
  },
  EnableSoftwareTokenMFAException: {
    message: 'That code is incorrect.',
    next: 'Wait for your authenticator app to show a new code. Check that the clock on your device is right.',
  },
  ExpiredCodeException: {
    next: 'Codes expire after 10 minutes, and only the latest one works. Ask for a new code.',
  },
  ExternalServiceException: internalError,
  ForbiddenException: { message: 'You don’t have permission to do that.', next: contactAdvice },
  InternalErrorException: internalError,
  InvalidEmailRoleAccessPolicyException: codeNotDelivered,
  InvalidIdentityPoolConfigurationException: internalError,
  InvalidLambdaResponseException: internalError,
  InvalidParameterException: { next: 'Check what you’ve typed and try again.' },
  InvalidPasswordException: { next: otherPasswordAdvice },
  InvalidSmsRoleAccessPolicyException: codeNotDelivered,
  InvalidSmsRoleTrustRelationshipException: codeNotDelivered,
  InvalidUserPoolConfigurationException: internalError,
  LimitExceededException: tooManyAttempts,
  MFAMethodNotFoundException: notUsable,
  NotAuthorizedException: { next: 'Log in, then try again.' },
  PasswordResetRequiredException: {
    message: 'You need to reset your password before you can log in.',
    next: 'We’ll email you a code to choose a new one.',
  },
  ResourceConflictException: {
    message: 'Your account was changed in another tab or on another device at the same time.',
    next: retryAdvice,
  },
  ResourceNotFoundException: { message: 'That passkey or device no longer exists.', next: otherMethodAdvice },
  SoftwareTokenMFANotFoundException: {
    message: 'You haven’t set up an authenticator app.',
    next: otherMethodAdvice,
  },
  TooManyFailedAttemptsException: tooManyAttempts,
  TooManyRequestsException: tooManyAttempts,
  UnexpectedLambdaException: internalError,
  UnsupportedUserStateException: { message: 'Your account isn’t set up for that yet.', next: contactAdvice },
  UserLambdaValidationException: { next: 'Check what you’ve typed and try again.' },
  UsernameExistsException: { next: 'Log in, or reset your password if you’ve forgotten it.' },
  UserNotConfirmedException: {
    message: 'Please verify your email address before logging in.',
    next: 'Use the 6-digit code in our email.',
  },
  UserNotFoundException: {
    message: 'There’s no account with this email address.',
    next: 'Check the email address, or create an account.',
  },
  WebAuthnChallengeNotFoundException: {
    message: 'The passkey request timed out.',
    next: otherMethodAdvice,
  },
  WebAuthnClientMismatchException: noPasskeys,
  WebAuthnConfigurationMissingException: noPasskeys,
  WebAuthnCredentialNotSupportedException: noPasskeys,
  WebAuthnNotEnabledException: noPasskeys,
  WebAuthnOriginNotAllowedException: noPasskeys,
  WebAuthnRelyingPartyMismatchException: noPasskeys,

  // Errors of the client library.
  AutoSignInException: { message: 'Your account is ready.', next: 'Log in to continue.' },
  DeviceMetadataNotFoundException: { message: 'We no longer recognise this device.', next: startOverAdvice },
  EmptyTokenRefresherException: internalError,
  EmptyTokenStoreException: internalError,
  InvalidAppSchemeException: socialLoginFailed,
  InvalidOriginException: socialLoginFailed,
  InvalidPreferredRedirectUrlException: socialLoginFailed,
  InvalidRedirectException: socialLoginFailed,
  InvalidTokens: interrupted,
  KeyValueStorageNotFoundException: internalError,
  NetworkError: {
    message: 'We can’t connect right now.',
    next: 'Check your connection and try again. What you’ve typed is still here.',
  },
  NoSessionFoundException: loggedOut,
  OAuthSignInError: socialLoginFailed,
  OAuthSignInException: socialLoginFailed,
  oauthSignInError: socialLoginFailed,
  OAuthSignOutException: {
    message: 'You’re logged out here, but you may still be logged in with your login provider.',
    next: 'Log out there too.',
  },
  SetUpTOTPException: { message: 'We couldn’t set up your authenticator app.', next: retryAdvice },
  SignInException: interrupted,
  TokenRefreshException: loggedOut,
  UnexpectedSignInInterruptionException: interrupted,
  Unknown: { message: 'Something went wrong.', next: contactAdvice },
  UserAlreadyAuthenticatedException: {
    message: 'Someone is already logged in here.',
    next: 'Log out first.',
  },
  UserUnAuthenticatedException: loggedOut,

  // Input checks of the client library before it calls the service.
  CustomAuthSignInPassword: { message: 'No password is needed here.', next: 'Leave it blank.' },
  EmptyChallengeResponse: missing('your answer'),
  EmptyConfirmResetPasswordConfirmationCode: missing('the code from our email'),
  EmptyConfirmResetPasswordNewPassword: missing('a new password'),
  EmptyConfirmResetPasswordUsername: missing('your email address'),
  EmptyConfirmSignUpCode: missing('the code from our email'),
  EmptyConfirmSignUpUsername: missing('your email address'),
  EmptyConfirmUserAttributeCode: missing('the code'),
  EmptyresendSignUpCodeUsername: missing('your email address'),
  EmptyResetPasswordUsername: missing('your email address'),
  EmptySignInPassword: missing('your password'),
  EmptySignInUsername: missing('your email address'),
  EmptySignUpPassword: missing('a password'),
  EmptySignUpUsername: missing('your email address'),
  EmptyUpdatePassword: missing('both passwords'),
  EmptyVerifyTOTPSetupCode: missing('the 6-digit code from your authenticator app'),
  IncorrectMFAMethod: notUsable,
  InvalidPreferredChallenge: notUsable,

  // Errors of passkeys.
  InvalidPasskeyAuthenticationOptions: passkeyFailed,
  InvalidPasskeyRegistrationOptions: { message: 'We couldn’t create the passkey.', next: retryAdvice },
  PasskeyAlreadyExists: {
    message: 'This device already has a passkey for your account.',
    next: 'Log in with that passkey.',
  },
  PasskeyAuthenticationCanceled: passkeyCancelled,
  PasskeyNotSupported: noPasskeys,
  PasskeyOperationAborted: passkeyCancelled,
  PasskeyRegistrationCanceled: {
    message: 'Passkey not created.',
    next: 'Try again when you’re ready.',
  },
  PasskeyRegistrationFailed: {
    message: 'Your device couldn’t create a passkey.',
    next: 'Try again, or use another device.',
  },
  PasskeyRetrievalFailed: passkeyFailed,
  RelyingPartyMismatch: noPasskeys,
};

/** Errors whose meaning depends on their message. */
const errorsWithSeveralMeanings: readonly string[] = [
  'NotAuthorizedException',
  'LimitExceededException',
  'InvalidPasswordException',
];

/** Texts for errors with several meanings, by message. */
const byMessage: readonly (readonly [RegExp, ErrorText])[] = [
  [/^Incorrect username/, { next: 'Check your email and password, or log in with a code by email.' }],
  [/session is expired/, { message: 'Your login timed out.', next: startOverAdvice }],
  [
    /attempts exceeded/,
    { message: 'Too many attempts.', next: 'Wait a few minutes, or reset your password.' },
  ],
  [/is disabled/, { message: 'This account is closed.', next: 'Contact us if you think that’s a mistake.' }],
  [
    /Temporary password has expired/,
    {
      message: 'Your temporary password has expired.',
      next: 'Ask the person who invited you to send a new invitation.',
    },
  ],
  [
    /passkeys\. Remove one first/,
    { message: 'You’ve reached the maximum number of passkeys.', next: 'Remove one before you add another.' },
  ],
  [/passkey isn’t for this account/, { next: otherMethodAdvice }],
  [/temporary password we emailed/, { next: 'Then choose your own password.' }],
  [/too common/, { message: 'That password is too common.', next: otherPasswordAdvice }],
  [/not long enough/, { message: 'That password is too short.', next: otherPasswordAdvice }],
  [/too long/, { message: 'That password is too long.', next: 'Choose a shorter one.' }],
  [
    /different from the temporary/,
    { message: 'Your new password must be different from the temporary one.', next: otherPasswordAdvice },
  ],
  [/Token/, loggedOut],
];

/** Returns the message for an error; null when its name is unknown. */
export function getIdentityErrorText(error: unknown): ErrorText | null {
  if (!(error instanceof Error)) return null;
  const special =
    errorsWithSeveralMeanings.includes(error.name) && byMessage.find(([is]) => is.test(error.message));
  return special ? special[1] : (identityErrorText[error.name] ?? null);
}
