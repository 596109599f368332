import { siteSettings } from '@studio/content/site-settings';
import { getCancellationDeadline } from '@studio/domain/bookings/cancellation';
import { getPlaceNoun } from '@studio/domain/catalogue/room-kind';
import { formatArrivalLead } from '@studio/domain/site/format-arrival-lead';
import { formatMomentShort, formatTime } from '@studio/domain/time/format-london';
import type { ReactNode } from 'react';
import { useRootData } from '../../../lib/site/use-root-data.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { IconName } from '../../../ui/icon-name.ts';
import { BedAvailability } from './bed-availability.tsx';
import { BookPanel } from './book-panel.tsx';
import type { ShownSlot } from './shown-slots.ts';

const { cancellation } = siteSettings;

export function ClassRowDetails({ slot, now }: { slot: ShownSlot; now: Date }) {
  const early = formatArrivalLead(useRootData()?.arriveEarlyMinutes ?? 0);
  const until = getCancellationDeadline(new Date(slot.start));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 px-[14px] pt-1 pb-5 md:px-4 @2xl:grid-cols-[minmax(0,1fr)_264px] @2xl:gap-10 @2xl:pl-29">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        <p>{slot.description}</p>
        {!slot.over && (
          <BedAvailability
            capacity={slot.capacity}
            capacityLeft={slot.capacityLeft}
            unit={getPlaceNoun(slot.roomKind)}
          />
        )}
        <ul className="grid gap-1.5 text-small">
          <DetailItem icon="map-pin">
            {slot.studio}
            {slot.studioDetail && `, ${slot.studioDetail}`}
          </DetailItem>
          <DetailItem icon="clock">
            {formatTime(new Date(slot.start))}–{formatTime(new Date(slot.end))}, arrive {early}
          </DetailItem>
          <DetailItem icon="shield-check">
            {now <= until ? `${cancellation.freeUntil} ${formatMomentShort(until)}` : cancellation.tooLate}
          </DetailItem>
        </ul>
      </div>
      <BookPanel key={slot.classId} slot={slot} />
    </div>
  );
}

function DetailItem({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="numeric flex gap-3">
      <Icon name={icon} size={18} className="mt-px shrink-0 text-stone" />
      <span>{children}</span>
    </li>
  );
}
