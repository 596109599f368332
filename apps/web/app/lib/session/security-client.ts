import { studioName } from '@studio/content/studio-name';
import * as auth from 'aws-amplify/auth';
import { siteConfig } from '../site-config.ts';
import type { AccountLocks, AuthEvent, AuthEvents, Factor, KnownDevice } from './account-security.ts';
import { callPool } from './call-pool.ts';
import { followSession } from './client-session.ts';
import { withPassword } from './with-password.ts';

export async function accountLocks(): Promise<AccountLocks> {
  followSession();
  const [{ enabled = [], preferred }, attributes, codes] = await Promise.all([
    auth.fetchMFAPreference(),
    auth.fetchUserAttributes(),
    ifKnown(callOwn<{ Left: number }>('CountRecoveryCodes')),
  ]);
  const { phone_number: number, phone_number_verified: proven } = attributes;
  return {
    factors: enabled,
    preferred: preferred ?? null,
    phone: number ? { number, proven: proven === 'true' } : null,
    offered: siteConfig().identity.secondFactors,
    codesLeft: codes?.Left ?? null,
  };
}

export async function beginApp(email: string): Promise<{ key: string; address: string }> {
  followSession();
  const { sharedSecret, getSetupUri } = await auth.setUpTOTP();
  return { key: sharedSecret, address: getSetupUri(studioName, email).toString() };
}

export async function proveApp(code: string, name: string): Promise<void> {
  followSession();
  await auth.verifyTOTPSetup({ code, options: { friendlyDeviceName: name } });
}

const wishes = { on: 'ENABLED', first: 'PREFERRED', off: 'DISABLED' } as const;

export async function setFactor(factor: Factor, to: keyof typeof wishes): Promise<void> {
  followSession();
  await auth.updateMFAPreference({ [keyOf(factor)]: wishes[to] });
}

export async function preferNone(on: readonly Factor[]): Promise<void> {
  followSession();
  await auth.updateMFAPreference(Object.fromEntries(on.map((one) => [keyOf(one), 'NOT_PREFERRED'])));
}

const keyOf = (factor: Factor) => factor.toLowerCase() as 'totp' | 'email' | 'sms';

export async function makeRecoveryCodes(): Promise<string[]> {
  return (await callOwn<{ RecoveryCodes: string[] }>('CreateRecoveryCodes')).RecoveryCodes;
}

export async function knownDevices(): Promise<KnownDevice[]> {
  followSession();
  const devices = await auth.fetchDevices();
  return devices.map(({ id, attributes = {}, lastAuthenticatedDate }) => {
    // The library has no types for attributes that are named.
    const told = attributes as Record<string, string | undefined>;
    return {
      id,
      browser: told['dev:browser'] ?? null,
      network: told.last_ip_used ?? null,
      isThisNetwork: told['dev:this_network'] === 'true',
      lastSignIn: lastAuthenticatedDate ?? new Date(0),
      isThis: told['dev:this_device'] === 'true',
    };
  });
}

export async function signOutDevice(id: string): Promise<void> {
  followSession();
  await auth.forgetDevice({ device: { id } });
}

/** An event as the service tells it (apps/identity, list-auth-events.ts). */
interface WireEvent {
  EventId: string;
  EventType: string;
  EventResponse: 'Pass' | 'Fail';
  CreationDate: number;
  Detail?: string;
  Device: { Name?: string; Network?: string; IsThisNetwork?: boolean };
}

const eventsAtOnce = 10;

export async function authEvents(after: string | null): Promise<AuthEvents | null> {
  const told = await ifKnown(
    callOwn<{ AuthEvents: WireEvent[]; NextToken?: string }>('ListAuthEvents', {
      MaxResults: eventsAtOnce,
      ...(after ? { NextToken: after } : {}),
    }),
  );
  return told && { events: told.AuthEvents.map(eventOf), next: told.NextToken ?? null };
}

const eventOf = ({
  EventId,
  EventType,
  EventResponse,
  CreationDate,
  Detail,
  Device,
}: WireEvent): AuthEvent => ({
  id: EventId,
  type: EventType,
  detail: Detail ?? null,
  failed: EventResponse === 'Fail',
  at: new Date(CreationDate * 1000),
  browser: Device.Name ?? null,
  network: Device.Network ?? null,
  isThisNetwork: Device.IsThisNetwork ?? false,
});

export async function provePassword(password: string): Promise<void> {
  await withPassword(password, (known) => callOwn('VerifyPassword', { Password: known }));
}

/** Null where the pool does not know the operation: one at Cognito has none of ours. */
function ifKnown<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  return call.catch((error: unknown) => {
    if (error instanceof Error && error.name === 'UnknownOperationException') return null;
    throw error;
  });
}

/** An operation of ours about the account of who is signed in. */
async function callOwn<Answer>(operation: string, request: object = {}): Promise<Answer> {
  followSession();
  const { tokens } = await auth.fetchAuthSession();
  return callPool<Answer>(operation, { AccessToken: tokens?.accessToken.toString() ?? '', ...request });
}
