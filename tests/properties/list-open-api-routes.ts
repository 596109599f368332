import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../scripts/setup/run.mjs';

/** A schema of the API's description, as far as the contracts use the format. */
export interface OpenApiSchema {
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
  properties?: Record<string, OpenApiSchema>;
  required?: string[];
  items?: OpenApiSchema;
  enum?: unknown[];
  anyOf?: OpenApiSchema[];
  oneOf?: OpenApiSchema[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

export interface OpenApiRoute {
  /** '/api/classes/class/hold' */
  url: string;
  body: OpenApiSchema;
}

interface Description {
  paths: Record<
    string,
    { post?: { requestBody?: { content: Record<string, { schema: OpenApiSchema } | undefined> } } }
  >;
}

/** Every call that the API's description has, with the shape of its body. */
export function listOpenApiRoutes(): OpenApiRoute[] {
  const file = path.join(projectRoot, 'docs/api/openapi.json');
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as Description;
  return Object.entries(paths).flatMap(([url, { post }]) => {
    const body = post?.requestBody?.content['application/json']?.schema;
    return body ? [{ url, body }] : [];
  });
}
