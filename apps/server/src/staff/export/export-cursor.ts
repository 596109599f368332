import { AppError } from '../../platform/app-error.ts';
import type { InstallationKeys } from '../../platform/installation-keys.ts';

/** Which file was begun, by whom: everything that may not change from piece to piece. */
export type StartedExport = readonly string[];

const signed = (begun: StartedExport, place: string) => JSON.stringify([...begun, place]);

/**
 * Where a file goes on, as a cursor. It is signed: nobody reads a piece of a file that was not begun, and with it written
 * in the audit log, by themselves.
 */
export function encodeExportCursor(keys: InstallationKeys, begun: StartedExport, place: string): string {
  return `${place}.${keys.sign('export-piece', signed(begun, place))}`;
}

/** The place in a cursor that came back. Refuses with bad_request one of another file, of somebody else, or of nobody. */
export function decodeExportCursor(keys: InstallationKeys, begun: StartedExport, cursor: string): string {
  const [place = '', signature = ''] = cursor.split('.');
  if (!keys.verify('export-piece', signed(begun, place), signature))
    throw new AppError('bad_request', 'This file was not begun. Please export it again.');
  return place;
}
