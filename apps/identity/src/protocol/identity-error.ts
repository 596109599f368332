/** Errors by Cognito's names, with Cognito's default messages. */
const messages = {
  AliasExistsException: 'An account with the given email already exists.',
  CodeDeliveryFailureException: 'The code could not be sent.',
  CodeMismatchException: 'Invalid verification code provided, please try again.',
  EnableSoftwareTokenMFAException: 'Code mismatch',
  ExpiredCodeException: 'Invalid code provided, please request a code again.',
  InvalidParameterException: 'The request is not valid.',
  InvalidPasswordException: 'Password did not conform with policy: Password not long enough',
  LimitExceededException: 'Attempt limit exceeded, please try after some time.',
  NotAuthorizedException: 'Incorrect username or password.',
  PasswordResetRequiredException: 'Password reset required for the user',
  // This error is an extension: at Cognito, users can change login methods however long ago they logged in.
  ReauthenticationRequiredException:
    'You logged in more than 15 minutes ago. Enter your password to continue.',
  ResourceNotFoundException: 'The resource does not exist.',
  SoftwareTokenMFANotFoundException: 'Software token MFA has not been set up.',
  TooManyFailedAttemptsException: 'Attempt limit exceeded, please try after some time.',
  UnknownOperationException: 'Unknown operation',
  UnsupportedUserStateException: 'The account is not in the right state for this.',
  UserNotConfirmedException: 'User is not confirmed.',
  UserNotFoundException: 'User does not exist.',
  WebAuthnChallengeNotFoundException: 'The passkey request timed out. Try again.',
  WebAuthnCredentialNotSupportedException: 'This kind of passkey is not supported.',
  WebAuthnOriginNotAllowedException: 'Passkeys are set up for a different site.',
  WebAuthnRelyingPartyMismatchException: 'The passkey belongs to a different site.',
  UsernameExistsException: 'An account with the given email already exists.',
  // Errors of SigV4, as AWS returns them to its SDK.
  AccessDeniedException: 'User is not authorized to perform this operation.',
  ExpiredTokenException: 'The security token included in the request is expired.',
  InvalidSignatureException: 'The request signature we calculated does not match the signature you provided.',
  IncompleteSignatureException: 'The request must carry a complete AWS signature.',
  UnrecognizedClientException: 'The security token included in the request is invalid.',
} as const;

export type ErrorName = keyof typeof messages;
export const errorNames = Object.keys(messages) as ErrorName[];

/**
 * Expected error, which is returned with status 400 and Cognito's body. Any other error becomes a 500 without details.
 */
export class IdentityError extends Error {
  override readonly name: ErrorName;

  constructor(name: ErrorName, message: string = messages[name]) {
    super(message);
    this.name = name;
  }
}
