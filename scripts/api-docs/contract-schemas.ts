import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

/**
 * Registers every object schema that the contracts export, under its capitalised name: `bookingDto` as `BookingDto`.
 * Schemas of request bodies (`…Request`) stay inline.
 */
export async function registerContractSchemas(folder = 'packages/contracts/src') {
  const registry = z.registry<{ id: string }>();
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  for (const name of names.sort()) {
    const contract: Record<string, unknown> = await import(pathToFileURL(join(folder, name)).href);
    for (const [key, schema] of Object.entries(contract))
      if (schema instanceof z.ZodObject && !key.endsWith('Request') && !registry.has(schema))
        registry.add(schema, { id: key.charAt(0).toUpperCase() + key.slice(1) });
  }
  return registry;
}
