import { z } from 'zod';
import { normalizeCode } from '../users/normalize-input.ts';

/** Username in requests: the address or `sub` of an account. PostgreSQL stores no NUL characters. */
export const usernameSchema = z
  .string()
  .overwrite(normalizeCode)
  .min(1)
  .max(128)
  .refine((text) => !text.includes('\0'), 'Member must satisfy the pattern of usernames');
