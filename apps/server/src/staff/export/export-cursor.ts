import { AppError } from '../../platform/app-error.ts';
import type { InstallationKeys } from '../../platform/database/installation-keys.ts';

/**
 * Request for which a cursor is valid: the kind of export, the caller and every parameter that must stay the same
 * between chunks.
 */
export type ExportScope = readonly string[];

const signed = (scope: ExportScope, place: string) => JSON.stringify([...scope, place]);

/**
 * Returns a signed cursor for the next chunk. Since clients can't sign, every export starts with the first request,
 * which writes the audit log entry.
 */
export function encodeExportCursor(keys: InstallationKeys, scope: ExportScope, place: string): string {
  return `${place}.${keys.sign('export-cursor', signed(scope, place))}`;
}

/**
 * Returns the position in a cursor. Throws AppError bad_request when the cursor belongs to another export or caller, or
 * is forged.
 */
export function decodeExportCursor(keys: InstallationKeys, scope: ExportScope, cursor: string): string {
  const [place = '', signature = ''] = cursor.split('.');
  if (!keys.verify('export-cursor', signed(scope, place), signature))
    throw new AppError('bad_request', 'This export is no longer valid. Start a new export.');
  return place;
}
