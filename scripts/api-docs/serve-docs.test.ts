import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveDocs } from './serve-docs.ts';

const description = { openapi: '3.0.3', info: { title: 'A service', version: '1' }, paths: {} };
const folder = mkdtempSync(path.join(tmpdir(), 'docs-'));
const file = path.join(folder, 'openapi.json');
const app = Fastify();

beforeAll(() => {
  writeFileSync(file, JSON.stringify(description));
  app.register(serveDocs(file));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe('the API documentation', () => {
  it('serves the built description', async () => {
    const { statusCode, body } = await app.inject('/api/openapi.json');
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toEqual(description);
  });

  it('shows it in Swagger UI, whose policy allows no inline script', async () => {
    const { body, headers } = await app.inject('/api/docs');
    expect(body).toContain('API · Booking service');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['x-robots-tag']).toBe('noindex');
    const script = /src="(\/api\/docs\/static\/swagger-ui-bundle\.js)"/.exec(body)?.[1] ?? '';
    expect((await app.inject(script)).statusCode).toBe(200);
  });
});
