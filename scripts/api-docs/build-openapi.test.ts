import { paths } from '@studio/contracts/paths';
import { expect, it } from 'vitest';
import { buildOpenApi } from './build-openapi.ts';

it('describes every call, with the schemas that several calls share as components', async () => {
  const description = JSON.parse(await buildOpenApi());
  const called = Object.values(paths).map((path) => `/api${path}`);
  expect(Object.keys(description.paths)).toEqual(expect.arrayContaining(called));
  const cancel = description.paths[`/api${paths.cancel}`].post;
  expect(cancel.description).toMatch(/^[A-Z].+\. Errors: /);
  expect(cancel.responses['200'].content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/CancelBookingResponse',
  });
  const text = JSON.stringify(description);
  const references = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
  expect(new Set(references)).toEqual(new Set(Object.keys(description.components.schemas)));
  expect(references.length).toBeGreaterThan(new Set(references).size);
});
