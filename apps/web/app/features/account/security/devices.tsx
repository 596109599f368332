import { useState } from 'react';
import { useQuery } from '../../../lib/query/use-query.ts';
import type { AccountDevice } from '../../../lib/session/account-security.ts';
import { listDevices, signOutDevice } from '../../../lib/session/account-security-api.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DeviceRow } from './device-row.tsx';
import { securityRowsClass } from './security-row.tsx';
import { SecuritySection } from './security-section.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import { useSecurityChange } from './use-security-change.ts';

/** Lists the devices that are logged in. The member can log out each of them, or all at once. */
export function Devices() {
  const loaded = useQuery('devices', listDevices);
  const [signedOutIds, setSignedOutIds] = useState<readonly string[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const { busy, failure, run } = useSecurityChange();
  const [signingOutId, setSigningOutId] = useState<string | null>(null);
  const signOut = async ({ id, browser }: AccountDevice) => {
    setSigningOutId(id);
    setAnnouncement('');
    if (!(await run(() => signOutDevice(id)))) return;
    setSignedOutIds([...signedOutIds, id]);
    setAnnouncement(`Logged out of ${browser ?? 'the device'}.`);
  };
  const devices = loaded.value?.filter(({ id }) => !signedOutIds.includes(id)) ?? [];
  return (
    <SecuritySection
      id="devices"
      title="Your devices"
      text="Browsers you’ve logged in on. If you don’t recognise one, log out of it and change your password."
    >
      {loaded.failed && (
        <LoadError title="Couldn’t load your devices." busy={loaded.busy} onRetry={loaded.refetch} />
      )}
      {!loaded.value && !loaded.failed && <Skeleton className="h-40 rounded-card" />}
      {devices.length > 0 && (
        <ul className={securityRowsClass}>
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              busy={busy && signingOutId === device.id}
              failure={signingOutId === device.id ? failure : null}
              onSignOut={() => void signOut(device)}
            />
          ))}
        </ul>
      )}
      {loaded.value && devices.length === 0 && (
        <p className="text-stone">No devices yet. Devices appear here when you log in with your password.</p>
      )}
      <p role="status" className="mt-2 min-h-5 text-small text-stone">
        {announcement}
      </p>
      <SignOutEverywhere />
    </SecuritySection>
  );
}
