import { z } from 'zod';

/** Attributes that a code verifies. */
export const verifiableAttributeSchema = z.enum(
  ['email', 'phone_number'],
  'Only email and phone_number can be verified',
);
