import { studioName } from '@studio/content/studio-name';
import * as auth from 'aws-amplify/auth';
import { getSiteConfig } from '../site/site-config.ts';
import type {
  AccountDevice,
  AccountSecurity,
  AuthEvent,
  AuthEvents,
  SecondFactorKind,
} from './account-security.ts';
import { callUserPool } from './call-user-pool.ts';
import { adoptSharedSession } from './client-session.ts';
import { tryPasswordForms } from './try-password-normalizations.ts';

export async function getAccountSecurity(): Promise<AccountSecurity> {
  adoptSharedSession();
  const [{ enabled = [], preferred }, attributes, codes] = await Promise.all([
    auth.fetchMFAPreference(),
    auth.fetchUserAttributes(),
    ifSupported(callOwn<{ Left: number }>('CountRecoveryCodes')),
  ]);
  const { phone_number: number, phone_number_verified: verified } = attributes;
  return {
    factors: enabled,
    preferred: preferred ?? null,
    phone: number ? { number, verified: verified === 'true' } : null,
    offered: getSiteConfig().identity.secondFactors,
    codesLeft: codes?.Left ?? null,
  };
}

export async function beginAppSetup(email: string): Promise<{ key: string; address: string }> {
  adoptSharedSession();
  const { sharedSecret, getSetupUri } = await auth.setUpTOTP();
  return { key: sharedSecret, address: getSetupUri(studioName, email).toString() };
}

export async function verifyApp(code: string, name: string): Promise<void> {
  adoptSharedSession();
  await auth.verifyTOTPSetup({ code, options: { friendlyDeviceName: name } });
}

const preferences = { on: 'ENABLED', first: 'PREFERRED', off: 'DISABLED' } as const;

export async function setSecondFactor(factor: SecondFactorKind, to: keyof typeof preferences): Promise<void> {
  adoptSharedSession();
  await auth.updateMFAPreference({ [keyOf(factor)]: preferences[to] });
}

export async function clearPreferredFactor(on: readonly SecondFactorKind[]): Promise<void> {
  adoptSharedSession();
  await auth.updateMFAPreference(Object.fromEntries(on.map((factor) => [keyOf(factor), 'NOT_PREFERRED'])));
}

const keyOf = (factor: SecondFactorKind) => factor.toLowerCase() as 'totp' | 'email' | 'sms';

export async function generateRecoveryCodes(): Promise<string[]> {
  return (await callOwn<{ RecoveryCodes: string[] }>('CreateRecoveryCodes')).RecoveryCodes;
}

export async function listDevices(): Promise<AccountDevice[]> {
  adoptSharedSession();
  const devices = await auth.fetchDevices();
  return devices.map(({ id, attributes = {}, lastAuthenticatedDate }) => {
    // The library lacks types for named attributes.
    const data = attributes as Record<string, string | undefined>;
    return {
      id,
      browser: data['dev:browser'] ?? null,
      network: data.last_ip_used ?? null,
      isThisNetwork: data['dev:this_network'] === 'true',
      lastSignIn: lastAuthenticatedDate ?? new Date(0),
      isThis: data['dev:this_device'] === 'true',
    };
  });
}

export async function signOutDevice(id: string): Promise<void> {
  adoptSharedSession();
  await auth.forgetDevice({ device: { id } });
}

/** Security event as the identity service returns it (apps/identity, list-auth-events.ts). */
interface AuthEventDto {
  EventId: string;
  EventType: string;
  EventResponse: 'Pass' | 'Fail';
  CreationDate: number;
  Detail?: string;
  Device: { Name?: string; Network?: string; IsThisNetwork?: boolean };
}

const pageSize = 10;

export async function listAuthEvents(after: string | null): Promise<AuthEvents | null> {
  const data = await ifSupported(
    callOwn<{ AuthEvents: AuthEventDto[]; NextToken?: string }>('ListAuthEvents', {
      MaxResults: pageSize,
      ...(after ? { NextToken: after } : {}),
    }),
  );
  return data && { events: data.AuthEvents.map(toAuthEvent), next: data.NextToken ?? null };
}

const toAuthEvent = ({
  EventId,
  EventType,
  EventResponse,
  CreationDate,
  Detail,
  Device,
}: AuthEventDto): AuthEvent => ({
  id: EventId,
  type: EventType,
  detail: Detail ?? null,
  failed: EventResponse === 'Fail',
  at: new Date(CreationDate * 1000),
  browser: Device.Name ?? null,
  network: Device.Network ?? null,
  isThisNetwork: Device.IsThisNetwork ?? false,
});

export async function verifyPassword(password: string): Promise<void> {
  await tryPasswordForms(password, (secret) => callOwn('VerifyPassword', { Password: secret }));
}

/**
 * Returns null when the user pool doesn't know the operation, as Cognito doesn't know the project's own
 * operations.
 */
function ifSupported<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  return call.catch((error: unknown) => {
    if (error instanceof Error && error.name === 'UnknownOperationException') return null;
    throw error;
  });
}

/** Calls an operation of the project's own user pool for the logged-in member. */
async function callOwn<Answer>(operation: string, request: object = {}): Promise<Answer> {
  adoptSharedSession();
  const { tokens } = await auth.fetchAuthSession();
  return callUserPool<Answer>(operation, { AccessToken: tokens?.accessToken.toString() ?? '', ...request });
}
