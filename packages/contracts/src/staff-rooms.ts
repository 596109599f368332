import { maxMapSize } from '@studio/domain/beds/edit-room-map';
import { bedTraits } from '@studio/domain/beds/room-map';
import { roomKinds } from '@studio/domain/catalogue/room-kind';
import { z } from 'zod';
import {
  archivedFields,
  catalogueId,
  catalogueRecordVersion,
  moveOffset,
  upcomingUse,
} from './catalogue-records.ts';
import { withEnvelope } from './envelope.ts';
import { pictureDto } from './pictures.ts';
import { branchId } from './shared-fields.ts';
import { singleLineText } from './text-schemas.ts';

/** Staff calls about rooms. Only owners may make them. */

const roomKind = z.enum(roomKinds);

const mapIndex = z.number().int().min(1).max(maxMapSize);

/** Bed of a room on its map. The instructor stands in front of row 1. */
const roomBed = z.object({
  number: z.number().int().min(1).max(999),
  /** Name that replaces the number, such as "Tower 1"; null for none. */
  name: singleLineText().min(1).max(20).nullable(),
  row: mapIndex,
  column: mapIndex,
  traits: z.array(z.enum(bedTraits)).max(bedTraits.length),
});

/** Beds in the order in which clients who don't choose get them. */
const roomMap = z.array(roomBed).min(1).max(200);

export const staffRoom = z.object({
  id: z.string(),
  name: z.string(),
  /** Kind of place that one client occupies. */
  kind: roomKind,
  detail: z.string(),
  capacity: z.number().int(),
  /** Map of the room; empty in a room of another kind than beds. */
  beds: z.array(roomBed),
  archived: z.boolean(),
  version: z.number().int(),
  /** Uploaded picture; null without one. */
  picture: pictureDto.nullable(),
  ...upcomingUse.shape,
});
export type StaffRoom = z.infer<typeof staffRoom>;

const roomFields = {
  name: singleLineText().min(1).max(60),
  kind: roomKind,
  detail: singleLineText().max(80),
  capacity: z.number().int().min(1).max(200),
};

/** POST /admin/catalogue/room/add: adds a room. Its id comes from its name. Errors: bad_request (with `field`). */
export const addRoomRequest = withEnvelope({ branchId, ...roomFields });
export const addRoomResponse = z.object({ ok: z.literal(true), id: z.string() });
export type AddRoomResponse = z.infer<typeof addRoomResponse>;

/**
 * POST /admin/catalogue/room: changes a room. Scheduled classes keep their capacity. `version` is that of the room that
 * the caller read. `beds` replaces the map of a room of the kind beds, and `capacity` is then the number of beds. Clients
 * of upcoming classes whose bed is gone get another one and an email. Errors: not_found, bad_request (the map),
 * edit_conflict (someone saved a later version; nothing is changed).
 */
export const saveRoomRequest = withEnvelope({
  branchId,
  id: catalogueId,
  version: catalogueRecordVersion,
  ...roomFields,
  beds: roomMap.optional(),
});

/**
 * POST /admin/catalogue/room/map/preview: returns how many clients of upcoming classes would get another bed with this
 * map. Changes nothing. Errors: not_found, bad_request (the map).
 */
export const previewRoomMapRequest = withEnvelope({ branchId, id: catalogueId, beds: roomMap });
export const previewRoomMapResponse = z.object({
  ok: z.literal(true),
  clients: z.number().int(),
  /** Number of classes of these clients. */
  classes: z.number().int(),
});
export type PreviewRoomMapResponse = z.infer<typeof previewRoomMapResponse>;

/** POST /admin/catalogue/room/reorder: moves a room one position up or down. Errors: not_found. */
export const reorderRoomsRequest = withEnvelope({ branchId, id: catalogueId, offset: moveOffset });

/**
 * POST /admin/catalogue/room/archive: archives or restores a room. Scheduled classes of an archived room go ahead, its
 * recurring classes end with the last scheduled one, and new classes can't use it. `removeEmpty`: also removes scheduled
 * classes that no one has booked, holds or waits for. Restoring doesn't bring back recurring or removed classes. Errors:
 * not_found.
 */
export const archiveRoomRequest = withEnvelope({ branchId, ...archivedFields });
