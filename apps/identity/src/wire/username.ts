import { z } from 'zod';
import { tidyCode } from '../users/tidy.ts';

/** An account on the wire: its address, or its `sub`. The database takes no text with a zero character. */
export const username = z
  .string()
  .overwrite(tidyCode)
  .min(1)
  .max(128)
  .refine((text) => !text.includes('\0'), 'Member must satisfy the pattern of usernames');
