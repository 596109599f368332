import type { ReactNode } from 'react';
import { formatOpeningHours } from '../../../lib/format/format-opening-hours.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { getRequestedUrl } from './get-requested-url.ts';
import type { Connection } from './use-connection.ts';

/** Studio details that are useful without a connection. */
export interface OfflineStudioDetails {
  address: { street: string; district: string; city: string; postcode: string };
  directions: string;
  hours: Record<'weekdays' | 'weekends', { opens: string; closes: string }>;
  phone: { display: string; dial: string };
}

interface OfflineHelpProps {
  studio: OfflineStudioDetails;
  connection: Connection;
}

export function getOfflineTitle({ state }: Connection): string {
  return state === 'back' ? 'You’re back online' : 'You’re offline';
}

/** Explains why the page can't load, offers a retry, and shows the studio's details. */
export function OfflineHelp({ studio, connection }: OfflineHelpProps) {
  const { state, retry } = connection;
  const open = () => location.replace(getRequestedUrl(location.hash, location.origin));
  return (
    <>
      <div className="grid [&>*]:col-start-1 [&>*]:row-start-1">
        <Reason shown={state !== 'back'}>
          We always show live availability, so this page needs a connection. You can still call or visit us.
        </Reason>
        <Reason shown={state === 'back'}>You can open the page you asked for, with live availability.</Reason>
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          size="large"
          busy={state === 'trying'}
          busyLabel="Trying…"
          onClick={async () => (await retry()) && open()}
        >
          {state === 'back' ? 'Open page' : 'Try again'}
        </Button>
        <p role="status" className="min-h-6 text-small max-sm:basis-full">
          {describeStatus(connection)}
        </p>
      </div>
      <StudioDetailList {...studio} />
    </>
  );
}

/**
 * Renders one reason. All reasons share a grid cell, so that the content below doesn't move when another reason is
 * shown.
 */
function Reason({ shown, children }: { shown: boolean; children: ReactNode }) {
  return (
    <p className={shown ? '' : 'invisible'} aria-hidden={!shown}>
      {children}
    </p>
  );
}

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

function describeStatus({ state, triedAt }: Connection): string {
  if (state === 'back') return 'You’re back online.';
  return triedAt ? `Still offline at ${clock.format(triedAt)}.` : '';
}

function StudioDetailList({ address, directions, hours, phone }: OfflineStudioDetails) {
  return (
    <dl className="mt-10 border-t border-hairline text-base text-ink">
      <Detail icon={<Icon name="map-pin" {...iconProps} />} name="Address">
        {address.street}, {address.district}, {address.city} {address.postcode}
        {directions && <span className="block text-small text-stone">{directions}</span>}
      </Detail>
      <Detail icon={<Icon name="phone" {...iconProps} />} name="Phone">
        <a className="text-link inline-flex min-h-11 items-center numeric" href={`tel:${phone.dial}`}>
          {phone.display}
        </a>
      </Detail>
      <Detail icon={<Icon name="clock" {...iconProps} />} name="Opening hours">
        <span className="block numeric">Weekdays {formatOpeningHours(hours.weekdays)}</span>
        <span className="block numeric">Weekends {formatOpeningHours(hours.weekends)}</span>
      </Detail>
    </dl>
  );
}

const iconProps = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const;

function Detail({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="grid min-h-15 grid-cols-[1.25rem_1fr] items-center gap-x-4 border-b border-hairline py-3">
      <dt className="text-stone">
        {icon}
        <span className="sr-only">{name}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
