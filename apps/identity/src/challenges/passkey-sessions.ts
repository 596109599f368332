/** What a session is for that waits until a browser has made a passkey. No sign-in asks for it. */
export const passkeyRegistrationSession = 'PASSKEY_REGISTRATION';

/** What a session is for that waits until somebody has chosen one of their passkeys, with no address given. */
export const passkeySignInSession = 'PASSKEY_SIGN_IN';
