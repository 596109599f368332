import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../scripts/setup/run.mjs';

/** JSON schema in the OpenAPI document, reduced to what the contracts use. */
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

/** Returns every call in the OpenAPI document, with the schema of its body. */
export function listOpenApiRoutes(): OpenApiRoute[] {
  const file = path.join(projectRoot, 'docs/api/openapi.json');
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as Description;
  return Object.entries(paths).flatMap(([url, { post }]) => {
    const body = post?.requestBody?.content['application/json']?.schema;
    return body ? [{ url, body }] : [];
  });
}
