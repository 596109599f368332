import { expect, it } from 'vitest';
import { formatStyle } from './format-style.ts';

it('formats a style that has no label', () => expect(formatStyle('hot-barre')).toBe('Hot barre'));
