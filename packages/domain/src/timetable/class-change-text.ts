import { formatTime } from '../time/format-london.ts';

/** Class details that attendees know. */
export interface BookedClassDetails {
  startsAt: Date;
  room: string;
  instructor: string;
}

/**
 * Describes what has changed in a class, one sentence for each change; empty when nothing has changed. The day can't
 * change.
 */
export function formatClassChanges(before: BookedClassDetails, after: BookedClassDetails): string[] {
  const sentences: string[] = [];
  if (before.startsAt.getTime() !== after.startsAt.getTime())
    sentences.push(
      `It now starts at ${formatTime(after.startsAt)} instead of ${formatTime(before.startsAt)}.`,
    );
  if (before.instructor !== after.instructor)
    sentences.push(`${after.instructor} is teaching instead of ${before.instructor}.`);
  if (before.room !== after.room) sentences.push(`It’s now in ${after.room} instead of ${before.room}.`);
  return sentences;
}
