/** Name of the auth session in which a browser creates a passkey. No sign-in challenge has this name. */
export const passkeyRegistrationSessionName = 'PASSKEY_REGISTRATION';

/**
 * Name of the auth session in which the user chooses a passkey without giving a username. No sign-in challenge has this
 * name.
 */
export const passkeySignInSessionName = 'PASSKEY_SIGN_IN';
