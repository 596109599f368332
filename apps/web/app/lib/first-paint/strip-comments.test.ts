import { expect, it } from 'vitest';
import { stripComments } from './strip-comments.ts';

it('removes comments and keeps the code, line by line', () => {
  const script = `/*
   * Why.
   */
  const address = 'https://site.example'; // here

    // Alone.
    /** A sum. */
    add(1, 2);
`;
  expect(stripComments(script)).toBe("const address = 'https://site.example';\nadd(1, 2);\n");
});
