import { expect, it } from 'vitest';
import { formatSubType } from './format-sub-type.ts';

it('formats a sub-type that has no label', () => expect(formatSubType('hot-barre')).toBe('Hot barre'));
