import { ApiError } from './api-error.ts';

/** Returns the server's code and message of a failed call; both empty for other errors. */
export function toApiFailure(error: unknown): { code: string; message: string } {
  return error instanceof ApiError ? { code: error.code, message: error.message } : { code: '', message: '' };
}
