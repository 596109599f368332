import type { RoomKind } from '@studio/domain/catalogue/room-kind';

export interface RoomSeed {
  id: string;
  name: string;
  /** Text shown after the room's name, such as "ground floor". */
  detail: string;
  capacity: number;
  kind: RoomKind;
}

/** Rooms of the studio. Studio 1 has ten reformers, and Studio 2 is for mat and yoga (handbook: timetable 12). */
export const rooms = [
  { id: 'studio-1', name: 'Studio 1', detail: 'ground floor', capacity: 10, kind: 'beds' },
  { id: 'studio-2', name: 'Studio 2', detail: 'first floor', capacity: 16, kind: 'mats' },
] as const satisfies readonly RoomSeed[];

export type RoomId = (typeof rooms)[number]['id'];
