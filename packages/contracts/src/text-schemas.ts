import { normaliseCode, normaliseLine, normaliseText } from '@studio/domain/text/normalise-text';
import { z } from 'zod';

/** Returns the schema of a name or another single line, tidied before validation. */
export const singleLineText = () => z.string().overwrite(normaliseLine);

/** Returns the schema of a text of several lines, tidied before validation. */
export const multiLineText = () => z.string().overwrite(normaliseText);

/** Returns the schema of a code, phone number or email address, tidied before validation. */
export const codeText = () => z.string().overwrite(normaliseCode);
