import { instant } from '@studio/contracts/fields';
import { z } from 'zod';
import { AppError } from '../platform/app-error.ts';

/** The last booking of a page: the next one begins behind it, whatever has come or gone meanwhile. */
export interface BookingListCursor {
  startsAt: Date;
  id: string;
}

const shape = z.tuple([instant, z.uuid()]);

/** A cursor as it travels. It is nobody's secret: whose bookings are listed is the token's matter. */
export function encodeBookingCursor({ startsAt, id }: BookingListCursor): string {
  return Buffer.from(`${startsAt.toISOString()} ${id}`).toString('base64url');
}

/** Reads one that came back. Refuses with bad_request what is none. */
export function decodeBookingCursor(text: string): BookingListCursor {
  const read = shape.safeParse(Buffer.from(text, 'base64url').toString().split(' '));
  if (!read.success) throw new AppError('bad_request', 'This is no cursor of ours.');
  return { startsAt: new Date(read.data[0]), id: read.data[1] };
}
