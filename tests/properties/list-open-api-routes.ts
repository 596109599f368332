import { buildOpenApi } from '../../scripts/api-docs/build-openapi.ts';

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
  /** URL path, such as '/api/classes/class/hold'. */
  url: string;
  body: OpenApiSchema;
}

interface Description {
  paths: Record<
    string,
    { post?: { requestBody?: { content: Record<string, { schema: OpenApiSchema } | undefined> } } }
  >;
  components: { schemas: Record<string, OpenApiSchema> };
}

/** Returns every call in the OpenAPI document, with the schema of its body and every reference in it resolved. */
export async function listOpenApiRoutes(): Promise<OpenApiRoute[]> {
  const { paths, components } = JSON.parse(await buildOpenApi()) as Description;
  const resolve = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(resolve);
    if (part === null || typeof part !== 'object') return part;
    const { $ref } = part as { $ref?: string };
    if ($ref) return resolve(components.schemas[$ref.replace('#/components/schemas/', '')]);
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, resolve(value)]));
  };
  return Object.entries(paths).flatMap(([url, { post }]) => {
    const body = post?.requestBody?.content['application/json']?.schema;
    return body ? [{ url, body: resolve(body) as OpenApiSchema }] : [];
  });
}
