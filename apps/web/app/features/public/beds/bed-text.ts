import type { BedRequestDto, GetBedsResponse, MapBed } from '@studio/contracts/beds';
import { formatBed } from '@studio/domain/beds/describe-bed';
import { type RoomKind, roomPlaceNouns } from '@studio/domain/catalogue/room-kind';
import { selectPlural } from '@studio/domain/text/format';
import { hasNoResponse } from '../../../lib/api/api-error.ts';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';

/** Returns the legend of the map: "Your bed", "Your mats". */
export function getMapLegend(kind: RoomKind, places: number): string {
  return `Your ${selectPlural(places, ...roomPlaceNouns[kind])}`;
}

/** Returns the name of a bed for screen readers. Whether a bed is the client’s own is the state of its button. */
export function getBedName(bed: MapBed): string {
  return bed.state === 'own' ? formatBed(bed) : `${formatBed(bed)}, ${bed.state}`;
}

/** Says how the client can change beds, or why not. */
export function getChoiceHint({ kind, places, beds, canChoose }: GetBedsResponse): string {
  const [noun, nouns] = roomPlaceNouns[kind];
  if (!canChoose) return '';
  if (!beds.some(({ state }) => state === 'free')) return `All other ${nouns} are taken.`;
  return places === 1
    ? `Choose any free ${noun} to change.`
    : `Choose a free ${noun}. It replaces the one you chose first.`;
}

export function getLoadError(kind: RoomKind, places: number): string {
  const [noun] = roomPlaceNouns[kind];
  return places === 1
    ? `We couldn’t load the room. You’ve already got a ${noun}, and you can change it later.`
    : `We couldn’t load the room. You’ve already got your ${roomPlaceNouns[kind][1]}, and you can change them later.`;
}

/** Returns the message of a choice that failed. The map then shows the beds that the client has. */
export function describeChoiceError(error: Error, kind: RoomKind): string {
  const [noun] = roomPlaceNouns[kind];
  const { code, message } = toApiFailure(error);
  if (code === 'slot_unavailable') return `Someone has just taken that ${noun}. Choose another one.`;
  if (!message || hasNoResponse(error))
    return `We couldn’t change your ${noun}. Check your connection and try again.`;
  return message;
}

/** Says what happens when the bed that a client has asked for comes free. */
export function describeBedRequest({ mode, bed: { label } }: BedRequestDto): string {
  return mode === 'MOVE'
    ? `You’ll move to ${label} if it comes free`
    : `We’ll email you if ${label} comes free`;
}

/** Returns the label of the button that opens the request: "Tell me if a bed comes free". */
export function getRequestLabel(kind: RoomKind): string {
  return `Tell me if a ${roomPlaceNouns[kind][0]} comes free`;
}

/** Returns the message of a request that failed. */
export function describeRequestError(error: Error): string {
  const { message } = toApiFailure(error);
  return message && !hasNoResponse(error)
    ? message
    : 'We couldn’t save your choice. Check your connection and try again.';
}
