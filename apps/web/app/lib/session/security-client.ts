import * as auth from 'aws-amplify/auth';
import { getSiteConfig } from '../site/site-config.ts';
import type {
  AccountDevice,
  AccountSecurity,
  AuthEvent,
  AuthEventPage,
  SecondFactor,
} from './account-types.ts';
import { adoptSharedSession } from './amplify-session.ts';
import { callUserPoolAsMember } from './call-user-pool.ts';
import { tryPasswordVariants } from './try-password-variants.ts';

export async function getAccountSecurity(): Promise<AccountSecurity> {
  adoptSharedSession();
  const [{ enabled = [], preferred }, attributes, codes] = await Promise.all([
    auth.fetchMFAPreference(),
    auth.fetchUserAttributes(),
    ifSupported(callUserPoolAsMember<{ Left: number }>('CountRecoveryCodes')),
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

/**
 * Starts the setup of an authenticator app, which shows the studio's name beside the email. Returns its key and the URI
 * for the QR code.
 */
export async function beginAppSetup(
  email: string,
  studioName: string,
): Promise<{ key: string; uri: string }> {
  adoptSharedSession();
  const { sharedSecret, getSetupUri } = await auth.setUpTOTP();
  return { key: sharedSecret, uri: getSetupUri(studioName, email).toString() };
}

/** Verifies the authenticator app with its first code. Doesn't enable it as a second factor. */
export async function verifyApp(code: string, name: string): Promise<void> {
  adoptSharedSession();
  await auth.verifyTOTPSetup({ code, options: { friendlyDeviceName: name } });
}

const preferences = { on: 'ENABLED', first: 'PREFERRED', off: 'DISABLED' } as const;

/** Enables a second factor, disables it, or enables it as the preferred one. */
export async function setSecondFactor(factor: SecondFactor, to: keyof typeof preferences): Promise<void> {
  adoptSharedSession();
  await auth.updateMFAPreference({ [keyOf(factor)]: preferences[to] });
}

/** Clears the preferred factor, so that the member chooses at each login. */
export async function clearPreferredFactor(on: readonly SecondFactor[]): Promise<void> {
  adoptSharedSession();
  await auth.updateMFAPreference(Object.fromEntries(on.map((factor) => [keyOf(factor), 'NOT_PREFERRED'])));
}

const keyOf = (factor: SecondFactor) => factor.toLowerCase() as 'totp' | 'email' | 'sms';

/** Creates ten recovery codes that replace all earlier ones. They are returned only once. */
export async function generateRecoveryCodes(): Promise<string[]> {
  return (await callUserPoolAsMember<{ RecoveryCodes: string[] }>('CreateRecoveryCodes')).RecoveryCodes;
}

/** Returns the devices on which the member is logged in, the most recently used first. */
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

/** Removes a device and ends its session. */
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

/**
 * Returns a page of security events, newest first. `after` is the cursor. Resolves with null when the
 * identity service doesn't support it.
 */
export async function listAuthEvents(after: string | null): Promise<AuthEventPage | null> {
  const data = await ifSupported(
    callUserPoolAsMember<{ AuthEvents: AuthEventDto[]; NextToken?: string }>('ListAuthEvents', {
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

/** Verifies the password, which counts as a recent login for 15 minutes. */
export async function verifyPassword(password: string): Promise<void> {
  await tryPasswordVariants(password, (secret) =>
    callUserPoolAsMember('VerifyPassword', { Password: secret }),
  );
}

/**
 * Returns null when the user pool doesn't know the operation. Cognito, for example, lacks the operations that
 * the project's own identity service adds.
 */
function ifSupported<Result>(call: Promise<Result>): Promise<Result | null> {
  return call.catch((error: unknown) => {
    if (error instanceof Error && error.name === 'UnknownOperationException') return null;
    throw error;
  });
}
