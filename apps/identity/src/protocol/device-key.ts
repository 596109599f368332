import { z } from 'zod';

/** The key of a device on the wire: what no key looks like is never looked for. */
export const deviceKeySchema = z
  .string()
  .regex(/^[\w-]+_[0-9a-f-]+$/, 'Member must satisfy the pattern of device keys')
  .max(100);
