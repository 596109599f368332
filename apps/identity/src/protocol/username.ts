import { z } from 'zod';
import { normalizeCode } from '../users/normalize-input.ts';

/** An account on the wire: its address, or its `sub`. The database takes no text with a zero character. */
export const usernameSchema = z
  .string()
  .overwrite(normalizeCode)
  .min(1)
  .max(128)
  .refine((text) => !text.includes('\0'), 'Member must satisfy the pattern of usernames');
