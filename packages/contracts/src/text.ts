import { tidyCode, tidyLine, tidyText } from '@studio/domain/text/tidy';
import { z } from 'zod';

/** A name or another line, tidied before it is judged. */
export const singleLineText = () => z.string().overwrite(tidyLine);

/** A text of several lines, tidied before it is judged. */
export const multiLineText = () => z.string().overwrite(tidyText);

/** A code, phone number or email address, tidied before it is judged. */
export const codeText = () => z.string().overwrite(tidyCode);
