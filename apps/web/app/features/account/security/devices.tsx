import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DeviceRow } from './device-row.tsx';
import { securityQueries } from './security-queries.ts';
import { securityRowsClassName } from './security-row.tsx';
import { SecuritySection } from './security-section.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

/** Lists the devices that are logged in. The member can log out each device except this one, or all at once. */
export function Devices() {
  const {
    data: devices,
    isPending,
    isLoadingError,
    isFetching,
    refetch,
  } = useQuery(securityQueries.devices());
  const [announcement, setAnnouncement] = useState('');
  return (
    <SecuritySection
      id="devices"
      title="Your devices"
      text="Browsers you’ve logged in on. If you don’t recognise one, log out of it and change your password."
    >
      {isLoadingError && (
        <LoadError title="Couldn’t load your devices." busy={isFetching} onRetry={refetch} />
      )}
      {isPending && <Skeleton className="h-40 rounded-card" />}
      {devices && devices.length > 0 && (
        <ul className={securityRowsClassName}>
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              onStart={() => setAnnouncement('')}
              onSignedOut={() => setAnnouncement(`Logged out of ${device.browser ?? 'the device'}.`)}
            />
          ))}
        </ul>
      )}
      {devices?.length === 0 && (
        <p className="text-stone">No devices yet. Devices appear here when you log in with your password.</p>
      )}
      <p role="status" className="mt-2 min-h-5 text-small text-stone">
        {announcement}
      </p>
      <SignOutEverywhere />
    </SecuritySection>
  );
}
