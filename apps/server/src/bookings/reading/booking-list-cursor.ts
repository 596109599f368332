import { instant } from '@studio/contracts/shared-fields';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';

/** Last booking of a page. The next page starts after it, even if bookings are added or removed in between. */
export interface BookingListCursor {
  startsAt: Date;
  id: string;
}

const shape = z.tuple([instant, z.uuid()]);

/** Encodes a cursor for the client. It isn't secret: the token decides whose bookings are listed. */
export function encodeBookingCursor({ startsAt, id }: BookingListCursor): string {
  return Buffer.from(`${startsAt.toISOString()} ${id}`).toString('base64url');
}

/** Decodes a cursor from the client. Throws AppError bad_request when it is invalid. */
export function decodeBookingCursor(text: string): BookingListCursor {
  const read = shape.safeParse(Buffer.from(text, 'base64url').toString().split(' '));
  if (!read.success) throw new AppError('bad_request', 'Invalid cursor.');
  return { startsAt: new Date(read.data[0]), id: read.data[1] };
}
