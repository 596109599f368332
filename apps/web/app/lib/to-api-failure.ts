import { ApiError } from './api-error.ts';

/** The server's code and sentence of a failed call; empty when the failure is not the server's. */
export function toApiFailure(error: unknown): { code: string; message: string } {
  return error instanceof ApiError ? { code: error.code, message: error.message } : { code: '', message: '' };
}
