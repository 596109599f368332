import * as auth from 'aws-amplify/auth';
import { callUserPool } from './call-user-pool.ts';
import { adoptSharedSession } from './client-session.ts';
import type { Passkey } from './passkey.ts';
import { getCurrentUser } from './session-user.ts';

export async function registerPasskey(name: string): Promise<Passkey> {
  adoptSharedSession();
  await auth.associateWebAuthnCredential();
  const made = (await listPasskeys()).at(-1);
  if (!made) throw new Error('The passkey was removed again.');
  // The passkey exists even if naming it fails; the member can rename it.
  const named = await renamePasskey(made.id, name).then(
    () => name,
    () => made.name,
  );
  return { ...made, name: named };
}

export async function listPasskeys(): Promise<Passkey[]> {
  adoptSharedSession();
  const { credentials } = await auth.listWebAuthnCredentials();
  return credentials.map((one) => ({
    id: one.credentialId ?? '',
    name: one.friendlyCredentialName ?? '',
    createdAt: one.createdAt ?? new Date(0),
    isBeside: one.authenticatorAttachment === 'cross-platform',
  }));
}

export async function renamePasskey(id: string, name: string): Promise<void> {
  adoptSharedSession();
  const { tokens } = await auth.fetchAuthSession();
  await callUserPool('RenameWebAuthnCredential', {
    AccessToken: tokens?.accessToken.toString() ?? '',
    CredentialId: id,
    FriendlyCredentialName: name,
  });
}

export async function removePasskey(id: string): Promise<void> {
  adoptSharedSession();
  await auth.deleteWebAuthnCredential({ credentialId: id });
  await tellDevice().catch(() => null);
}

/** Method of newer browsers that hides removed passkeys. TypeScript's types lack it. */
interface TellsKeychain {
  signalAllAcceptedCredentials?(known: {
    rpId: string;
    userId: string;
    allAcceptedCredentialIds: string[];
  }): Promise<void>;
}

/** Tells the browser which passkeys remain, so that it offers no others. */
async function tellDevice(): Promise<void> {
  const user = getCurrentUser();
  if (!user) return;
  const left = await listPasskeys();
  await (PublicKeyCredential as TellsKeychain).signalAllAcceptedCredentials?.({
    rpId: location.hostname,
    userId: btoa(user.id).replaceAll('=', ''),
    allAcceptedCredentialIds: left.map(({ id }) => id),
  });
}
