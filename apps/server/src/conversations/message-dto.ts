import type { ChatClass, ChatMessage } from '@studio/contracts/chat';
import { toPounds } from '@studio/domain/money/money';
import { formatDateStart, toLondonDate, toLondonTime } from '@studio/domain/time/london';
import { buildClassPath } from '@studio/domain/timetable/class-path';
import type { QueryExecutor } from '../platform/database/database.ts';
import { type ClassRow, listClassesById } from '../timetable/store.ts';
import type { MessageRow } from './store.ts';

/**
 * Converts messages for the visitor, with the current free places of their classes. Omits classes that have started,
 * are cancelled or no longer listed, since they can't be booked.
 */
export async function toMessageDtos(
  db: QueryExecutor,
  branchId: string,
  messages: readonly MessageRow[],
  now: Date,
): Promise<ChatMessage[]> {
  const ids = messages.flatMap(({ extras }) => extras?.classIds ?? []);
  const rows = ids.length === 0 ? [] : await listClassesById(db, branchId, ids, now);
  const bookable = new Map(
    rows
      .filter(({ status, listed, startsAt }) => status === 'SCHEDULED' && listed && startsAt > now)
      .map((row) => [row.id, toChatClass(row)]),
  );
  return messages.map(({ id, role, text, createdAt, byName, extras }) => ({
    id,
    role,
    text,
    timestamp: createdAt.toISOString(),
    author: role === 'team' ? byName : null,
    action: extras?.action ?? null,
    classes: (extras?.classIds ?? []).flatMap((classId) => bookable.get(classId) ?? []),
    links: [...(extras?.links ?? [])],
    suggestions: [...(extras?.suggestions ?? [])],
    imageUrl: extras?.imageUrl ?? null,
  }));
}

export async function toMessageDto(
  db: QueryExecutor,
  branchId: string,
  message: MessageRow,
  now: Date,
): Promise<ChatMessage> {
  const [dto] = await toMessageDtos(db, branchId, [message], now);
  if (!dto) throw new Error('The message was not converted.');
  return dto;
}

function toChatClass(row: ClassRow): ChatClass {
  return {
    classId: row.id,
    date: toLondonDate(row.startsAt),
    time: toLondonTime(row.startsAt),
    title: row.title,
    activityType: row.activityId,
    difficulty: row.difficulty,
    instructorName: row.instructorName,
    studio: row.roomName,
    durationMin: row.durationMin,
    capacity: row.capacity,
    capacityLeft: Math.max(0, row.capacityLeft),
    price: toPounds(row.pricePence),
    to: buildClassPath({ className: row.title, dateStart: formatDateStart(row.startsAt) }),
  };
}
