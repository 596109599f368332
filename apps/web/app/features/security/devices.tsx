import { useState } from 'react';
import type { KnownDevice } from '../../lib/session/account-security.ts';
import { knownDevices, signOutDevice } from '../../lib/session/security.ts';
import { useLoad } from '../../lib/use-load.ts';
import { Failed } from '../../ui/failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DeviceRow } from './device-row.tsx';
import { lockRows } from './lock-row.tsx';
import { SecuritySection } from './security-section.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import { useStep } from './use-step.ts';

/** Where somebody is logged in, and an end to it, one by one or at once. */
export function Devices() {
  const loaded = useLoad('devices', knownDevices);
  const [gone, setGone] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const { busy, failure, run } = useStep();
  const [leaving, setLeaving] = useState<string | null>(null);
  const signOut = async ({ id, browser }: KnownDevice) => {
    setLeaving(id);
    setSaid('');
    if (!(await run(() => signOutDevice(id)))) return;
    setGone([...gone, id]);
    setSaid(`${browser ?? 'The device'} is signed out.`);
  };
  const devices = loaded.value?.filter(({ id }) => !gone.includes(id)) ?? [];
  return (
    <SecuritySection
      id="devices"
      title="Your devices"
      text="Every browser that you have logged in on. One that you do not know is signed out here, and then needs a new password."
    >
      {loaded.failed && (
        <Failed title="We could not load your devices." busy={loaded.busy} onRetry={loaded.again} />
      )}
      {!loaded.value && !loaded.failed && <Skeleton className="h-40 rounded-card" />}
      {devices.length > 0 && (
        <ul className={lockRows}>
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              busy={busy && leaving === device.id}
              failure={leaving === device.id ? failure : null}
              onSignOut={() => void signOut(device)}
            />
          ))}
        </ul>
      )}
      {loaded.value && devices.length === 0 && (
        <p className="text-stone">None is kept. They appear here when you log in with your password.</p>
      )}
      <p role="status" className="mt-2 min-h-5 text-small text-stone">
        {said}
      </p>
      <SignOutEverywhere />
    </SecuritySection>
  );
}
