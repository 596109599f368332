import { normaliseEmail } from '../people/email.ts';
import { formatMomentShort } from '../time/format-london.ts';

/** Lists of a class whose clients can get a message: those with a booking, those on the waiting list, or both. */
export const classMessageAudiences = ['booked', 'waiting', 'both'] as const;
export type ClassMessageAudience = (typeof classMessageAudiences)[number];

/** Days after the end of a class in which staff can still email its clients, for example about lost property. */
export const classMessageWindowDays = 7;

const dayMs = 24 * 3_600_000;

/**
 * Returns why staff can't email the clients of a class (handbook: emails 13), or null when they can. No messages are
 * possible for a cancelled class, because the cancellation emails its clients.
 */
export function getClassMessageError(
  klass: { status: 'SCHEDULED' | 'CANCELLED'; startsAt: Date; durationMin: number },
  now: Date,
): 'cancelled' | 'too_late' | null {
  if (klass.status === 'CANCELLED') return 'cancelled';
  const endsAt = klass.startsAt.getTime() + klass.durationMin * 60_000;
  return now.getTime() > endsAt + classMessageWindowDays * dayMs ? 'too_late' : null;
}

/** Returns the subject that a new message starts with, such as "Vinyasa Yoga, Fri 27 Nov, 18:30". */
export function getDefaultClassMessageSubject(title: string, startsAt: Date): string {
  return `${title}, ${formatMomentShort(startsAt)}`;
}

/** Booked place or waiting list entry of a class. */
export interface ClassMessageCandidate {
  /** Id of the booking or of the waiting list entry. */
  id: string;
  list: 'booked' | 'waiting';
  /** Name of the client who booked or joined the waiting list. */
  name: string;
  email: string;
  /** Account of the client; null for a guest. */
  ownerId: string | null;
  /** Whether the client has confirmed the waiting list entry. Always true for a booked place. */
  confirmed: boolean;
}

/** Why a client can't be emailed: there is no email address, or the client hasn't confirmed the waiting list entry. */
export type UnreachableReason = 'no-email' | 'unconfirmed';

export type ClassMessageRecipient = ClassMessageCandidate & { unreachable: UnreachableReason | null };

/**
 * Selects one recipient per client, booked places first (handbook: emails 13). Several places booked by one client,
 * and several entries with one email address, count once.
 */
export function selectClassMessageRecipients(
  candidates: readonly ClassMessageCandidate[],
  audience: ClassMessageAudience,
): ClassMessageRecipient[] {
  const wanted = [
    ...candidates.filter(({ list }) => list === 'booked' && audience !== 'waiting'),
    ...candidates.filter(({ list }) => list === 'waiting' && audience !== 'booked'),
  ].map((candidate) => ({ ...candidate, unreachable: getUnreachableReason(candidate) }));
  // If only one of a client's bookings or entries has a usable email address, that one counts.
  const ordered = [
    ...wanted.filter(({ unreachable }) => unreachable === null),
    ...wanted.filter(({ unreachable }) => unreachable !== null),
  ];
  const seen = new Set<string>();
  return ordered.filter((candidate) => {
    const keys = listClientKeys(candidate);
    const isNew = !keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return isNew;
  });
}

function getUnreachableReason({ email, confirmed }: ClassMessageCandidate): UnreachableReason | null {
  if (email.trim() === '') return 'no-email';
  return confirmed ? null : 'unconfirmed';
}

/**
 * Returns the keys by which two candidates are the same client. A guest without an email address is recognised only by
 * the id of the booking or entry.
 */
function listClientKeys({ id, email, ownerId }: ClassMessageCandidate): string[] {
  const keys = [...(ownerId ? [`owner ${ownerId}`] : []), ...(email.trim() ? [normaliseEmail(email)] : [])];
  return keys.length > 0 ? keys : [`id ${id}`];
}
