import { z } from 'zod';
import { normalizeCode } from '../users/normalize-input.ts';

/**
 * Schema of a username in requests: the email address or `sub` of an account. Excludes NUL characters, which PostgreSQL
 * can't store.
 */
export const usernameSchema = z
  .string()
  .overwrite(normalizeCode)
  .min(1)
  .max(128)
  .refine((text) => !text.includes('\0'), 'Member must satisfy the pattern of usernames');
