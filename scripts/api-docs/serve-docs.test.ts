import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { formatSchema } from './format-schema.ts';
import { serveDocs } from './serve-docs.ts';

const app = Fastify();
app.register(serveDocs);
afterAll(() => app.close());

describe('what is served', () => {
  it('is the description, packed for those who take it so', async () => {
    const expected = readFileSync('docs/api/openapi.json', 'utf8');
    const plain = await app.inject('/api/openapi.json');
    expect(plain.body).toBe(expected);
    const packed = await app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'gzip, br' } });
    expect(gunzipSync(packed.rawPayload).toString()).toBe(expected);
    expect(packed.rawPayload.length).toBeLessThan(120_000);
  });

  it('is a page with every call and no script, whose only style is the one that its policy names', async () => {
    const { body, headers } = await app.inject('/api/docs');
    const { paths } = JSON.parse(readFileSync('docs/api/openapi.json', 'utf8'));
    for (const path of Object.keys(paths)) expect(body).toContain(`<code>${path}</code>`);
    expect(body).not.toMatch(/<script|style=|undefined|\[object/);
    expect(headers['content-security-policy']).toMatch(
      /default-src 'none'; style-src 'sha256-[A-Za-z0-9+/]+='/,
    );
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });
});

it('writes a schema as a programmer reads it', () => {
  const schema = {
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 60 },
      kind: { enum: ['a', 'b'], nullable: true },
      list: { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'number' }] }, maxItems: 3 },
    },
    required: ['name'],
  };
  expect(formatSchema(schema)).toBe(
    '{\n  name: string  // 1 to 60 characters\n  kind?: "a" | "b" | null\n  list?: (string | number)[]  // 3 items at most\n}',
  );
});
