import { tidyCode, tidyLine, tidyText } from '@studio/domain/text/tidy';
import { z } from 'zod';

/** Returns the schema of a name or another single line, tidied before validation. */
export const singleLineText = () => z.string().overwrite(tidyLine);

/** Returns the schema of a text of several lines, tidied before validation. */
export const multiLineText = () => z.string().overwrite(tidyText);

/** Returns the schema of a code, phone number or email address, tidied before validation. */
export const codeText = () => z.string().overwrite(tidyCode);
