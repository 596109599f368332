import { formatDayLong } from '@studio/domain/time/format-london';
import { toLondonDate, toLondonTime } from '@studio/domain/time/london';
import type { GenericEmailDetails, StudioContact } from '../integrations/email/email-details.ts';
import type { ClassRow } from './store.ts';

/** Returns the rows of an email that describe a class: title, date, time, room with address, and instructor. */
export function buildClassRows(
  studio: StudioContact,
  klass: ClassRow,
): NonNullable<GenericEmailDetails['rows']> {
  const end = new Date(klass.startsAt.getTime() + klass.durationMin * 60_000);
  return [
    { label: 'Class', value: klass.title, strong: true },
    { label: 'Date', value: formatDayLong(toLondonDate(klass.startsAt)), strong: true },
    { label: 'Time', value: `${toLondonTime(klass.startsAt)}–${toLondonTime(end)}`, strong: true },
    { label: 'Studio', value: [klass.roomName, ...studio.addressLines].join(', ') },
    { label: 'Instructor', value: klass.instructorName },
  ];
}
