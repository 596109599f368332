import * as auth from 'aws-amplify/auth';
import { callUserPool } from './call-user-pool.ts';
import { adoptSharedSession } from './client-session.ts';
import type { Passkey } from './passkey.ts';
import { getCurrentUser } from './session-user.ts';

export async function registerPasskey(name: string): Promise<Passkey> {
  adoptSharedSession();
  await auth.associateWebAuthnCredential();
  const created = (await listPasskeys()).at(-1);
  if (!created) throw new Error('The passkey was removed again.');
  // The passkey exists even if naming it fails; the member can rename it.
  const named = await renamePasskey(created.id, name).then(
    () => name,
    () => created.name,
  );
  return { ...created, name: named };
}

export async function listPasskeys(): Promise<Passkey[]> {
  adoptSharedSession();
  const { credentials } = await auth.listWebAuthnCredentials();
  return credentials.map((credential) => ({
    id: credential.credentialId ?? '',
    name: credential.friendlyCredentialName ?? '',
    createdAt: credential.createdAt ?? new Date(0),
    isExternal: credential.authenticatorAttachment === 'cross-platform',
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
  await signalRemaining().catch(() => null);
}

/** Method of newer browsers that hides removed passkeys. It is missing in TypeScript's types. */
interface PasskeySignals {
  signalAllAcceptedCredentials?(details: {
    rpId: string;
    userId: string;
    allAcceptedCredentialIds: string[];
  }): Promise<void>;
}

/** Tells the browser which passkeys remain, so that it offers no others. */
async function signalRemaining(): Promise<void> {
  const user = getCurrentUser();
  if (!user) return;
  const remaining = await listPasskeys();
  await (PublicKeyCredential as PasskeySignals).signalAllAcceptedCredentials?.({
    rpId: location.hostname,
    userId: btoa(user.id).replaceAll('=', ''),
    allAcceptedCredentialIds: remaining.map(({ id }) => id),
  });
}
