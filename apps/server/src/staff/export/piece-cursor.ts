import type { InstallationKeys } from '../../platform/installation-keys.ts';
import { Refused } from '../../platform/refused.ts';

/** Which file was begun, by whom: everything that may not change from piece to piece. */
export type Begun = readonly string[];

const signed = (begun: Begun, place: string) => JSON.stringify([...begun, place]);

/**
 * Where a file goes on, as a cursor. It is signed: nobody reads a piece of a file that was not begun, and with it written
 * in the audit log, by themselves.
 */
export function goOnAt(keys: InstallationKeys, begun: Begun, place: string): string {
  return `${place}.${keys.sign('export-piece', signed(begun, place))}`;
}

/** The place in a cursor that came back. Refuses with bad_request one of another file, of somebody else, or of nobody. */
export function placeIn(keys: InstallationKeys, begun: Begun, cursor: string): string {
  const [place = '', signature = ''] = cursor.split('.');
  if (!keys.verify('export-piece', signed(begun, place), signature))
    throw new Refused('bad_request', 'This file was not begun. Please export it again.');
  return place;
}
