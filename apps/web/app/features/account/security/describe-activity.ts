import type { AuthEvent } from '../../../lib/session/account-types.ts';

const factors: Readonly<Record<string, string>> = {
  SOFTWARE_TOKEN_MFA: 'Authenticator app',
  EMAIL_OTP: 'Codes by email',
  SMS_MFA: 'Codes by text message',
};

const descriptions: Readonly<Record<string, string>> = {
  SignIn: 'Logged in',
  PasswordFailed: 'Incorrect password entered',
  CodeFailed: 'Incorrect code entered',
  PasswordChange: 'Password changed',
  ForgotPassword: 'Password reset with a code by email',
  AppReplaced: 'Authenticator app changed',
  RecoveryCodesMade: 'New recovery codes created',
  RecoveryCodeUsed: 'Recovery code used',
  PasskeyAdded: 'Passkey added',
  PasskeyRemoved: 'Passkey removed',
  DeviceForgotten: 'Device logged out',
  GlobalSignOut: 'Logged out of all devices',
};

export function describeActivity({ type, detail }: Pick<AuthEvent, 'type' | 'detail'>): string {
  if (type === 'SignIn' && detail === 'WEB_AUTHN') return 'Logged in with a passkey';
  if (type === 'ProviderLinked') return detail ? `${detail} login added` : 'Login provider added';
  if (type === 'FactorOn' || type === 'FactorOff') {
    const what = factors[detail ?? ''] ?? 'Two-step verification';
    return `${what} turned ${type === 'FactorOn' ? 'on' : 'off'}`;
  }
  return descriptions[type] ?? 'Account changed';
}
