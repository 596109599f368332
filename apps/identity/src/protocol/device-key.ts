import { z } from 'zod';

/** Schema of a device key. Other patterns are rejected without a lookup. */
export const deviceKeySchema = z
  .string()
  .regex(/^[\w-]+_[0-9a-f-]+$/, 'Member must satisfy the pattern of device keys')
  .max(100);
