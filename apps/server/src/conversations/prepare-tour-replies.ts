import { tourBookedEvent } from '@studio/contracts/chat';
import { formatDayLong, formatMomentMedium } from '@studio/domain/time/format-london';
import { toLondonDate, toLondonTime } from '@studio/domain/time/london';
import type { Services } from '../platform/services.ts';
import { signTourKey } from '../tours/change-tour.ts';
import { findTour } from '../tours/store.ts';
import type { PreparedReplies } from './receive-message.ts';
import { buildTextReply } from './text-reply.ts';

/**
 * Recognises the page's event about a booked tour (handbook: tours 7). Returns the note to store as the message, and
 * the reply. Returns null for any other text, and if this browser hasn't booked the tour.
 */
export async function prepareTourReplies(
  services: Services,
  { branchId, clientId, text }: { branchId: string; clientId: string; text: string },
): Promise<PreparedReplies['tour']> {
  const event = text.startsWith('{') ? tourBookedEvent.safeParse(parsed(text)) : null;
  if (!event?.success) return null;
  const tour = await findTour(services.database, branchId, event.data.bookingId);
  if (tour?.clientId !== clientId || tour.status !== 'CONFIRMED') return null;
  const { id, startsAt, endsAt } = tour;
  const span = `from ${toLondonTime(startsAt)} to ${toLondonTime(endsAt)}`;
  return {
    note: `Studio tour booked: ${formatMomentMedium(startsAt)}.`,
    reply: buildTextReply(
      `Your studio tour is booked for ${formatDayLong(toLondonDate(startsAt))}, ${span}. We’ll email you the details.`,
      { links: [{ label: 'Move or cancel the tour', to: `/tour/${id}?k=${signTourKey(services, id)}` }] },
    ),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
