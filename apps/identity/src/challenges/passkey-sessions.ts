/** Session while a browser creates a passkey. It isn't a sign-in challenge. */
export const passkeyRegistrationSession = 'PASSKEY_REGISTRATION';

/** Session while the user chooses a passkey without giving a username. It isn't a sign-in challenge. */
export const passkeySignInSession = 'PASSKEY_SIGN_IN';
