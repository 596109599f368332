import { z } from 'zod';

/** The one attribute that is proven by code. */
export const emailAttribute = z.literal('email', 'Only email can be verified');
