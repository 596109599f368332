import { z } from 'zod';

/** The attributes that are proven by code. */
export const verifiableAttributeSchema = z.enum(
  ['email', 'phone_number'],
  'Only email and phone_number can be verified',
);
