import type { AuthEvent } from '../../../lib/session/account-security.ts';

const factors: Readonly<Record<string, string>> = {
  SOFTWARE_TOKEN_MFA: 'The authenticator app',
  EMAIL_OTP: 'Codes by email',
  SMS_MFA: 'Codes by text message',
};

const descriptions: Readonly<Record<string, string>> = {
  SignIn: 'Logged in',
  PasswordFailed: 'A wrong password was typed',
  CodeFailed: 'A wrong code was typed',
  PasswordChange: 'Password changed',
  ForgotPassword: 'New password set by a code from an email',
  AppReplaced: 'Another authenticator app took over',
  RecoveryCodesMade: 'New recovery codes made',
  RecoveryCodeUsed: 'A recovery code was used',
  PasskeyAdded: 'Passkey added',
  ProviderLinked: 'Logged in by another provider for the first time',
  PasskeyRemoved: 'Passkey removed',
  DeviceForgotten: 'A device was signed out',
  GlobalSignOut: 'Signed out everywhere',
};

export function describeActivity({ type, detail }: Pick<AuthEvent, 'type' | 'detail'>): string {
  if (type === 'SignIn' && detail === 'WEB_AUTHN') return 'Logged in with a passkey';
  if (type === 'FactorOn' || type === 'FactorOff') {
    const what = factors[detail ?? ''] ?? 'A second step';
    return `${what} turned ${type === 'FactorOn' ? 'on' : 'off'}`;
  }
  return descriptions[type] ?? 'Something about your account changed';
}
