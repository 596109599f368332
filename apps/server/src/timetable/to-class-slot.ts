import type { ClassSlot } from '@studio/contracts/timetable';
import type { Price } from '@studio/domain/pricing/price';
import { formatDateStart } from '@studio/domain/time/london';
import { getPlacePrice } from '../catalogue/get-place-price.ts';
import { toPriceDto } from '../catalogue/price-dto.ts';
import type { ClassRow } from './store.ts';

/**
 * Returns the DTO of a class. Only this function produces both field names where the two specification documents
 * differ. `price` is the caller's price for one place, by default the class's own.
 */
export function toClassSlot(row: ClassRow, price: Price = getPlacePrice(row)): ClassSlot {
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
    roomKind: row.roomKind,
    hasBedChoice: row.hasBedChoice,
    price: toPriceDto(price),
  };
}
