import type { ClassSlot } from '@studio/contracts/timetable';
import type { Price } from '@studio/domain/pricing/price';
import { formatDateStart } from '@studio/domain/time/london';
import { priceClass } from '../catalogue/price-class.ts';
import { toPriceDto } from '../catalogue/price-dto.ts';
import type { ClassRow } from './store.ts';

/**
 * A class as the wire carries it, with both spellings of the two documents; the one place that makes them. `price` is
 * what one place costs the caller, the class's own price unless something else is given.
 */
export function toClassSlot(row: ClassRow, price: Price = priceClass(row)): ClassSlot {
  return {
    classId: row.id,
    start: row.startsAt.toISOString(),
    end: new Date(row.startsAt.getTime() + row.durationMin * 60_000).toISOString(),
    dateStart: formatDateStart(row.startsAt),
    className: row.title,
    activityType: row.activityId,
    activitySubType: row.subType,
    difficulty: row.difficulty,
    description: row.description,
    tags: row.tags,
    instructorId: row.instructorId,
    trainerId: row.instructorId,
    instructorName: row.instructorName,
    trainerName: row.instructorName,
    instructorPortraitSmall: row.instructorPortrait,
    instructorImageUrl: row.instructorPortrait,
    capacity: row.capacity,
    capacityLeft: row.capacityLeft,
    durationMin: row.durationMin,
    durationMins: row.durationMin,
    studio: row.roomName,
    studioDetail: row.roomDetail,
    price: toPriceDto(price),
  };
}
