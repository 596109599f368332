import { docsStyle } from './docs-style.ts';
import { formatSchema, type JsonSchema } from './format-schema.ts';

interface Content {
  content?: { 'application/json'?: { schema?: JsonSchema } };
}

interface Call {
  tags?: readonly string[];
  description?: string;
  'x-policy'?: string;
  requestBody?: Content;
  responses?: Record<string, Content>;
}

/** The part of the OpenAPI description that the page uses. */
export interface ApiDescription {
  components: { schemas: Record<string, JsonSchema> };
  paths: Record<string, { post: Call }>;
}

const envelope = ['clientId', 'sessionId', 'time', 'token'];

/** Renders all calls on one page, grouped by subject. It needs no script. */
export function renderDocsPage({ paths, components }: ApiDescription): string {
  const calls = Object.entries(paths).map(([path, { post }]) => ({ path, ...post }));
  const subjects = [...new Set(calls.map(({ tags }) => tags?.[0] ?? ''))].sort();
  const links = subjects.map((subject) => `<a href="#${subject}">${subject}</a>`).join('');
  const sections = subjects.map((subject) => {
    const own = calls.filter(({ tags }) => (tags?.[0] ?? '') === subject);
    return `<h2 id="${subject}">${subject}</h2>${own.map(callPart).join('')}`;
  });
  const refusal = components.schemas.Refusal;
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>API · Miles Street</title><style>${docsStyle}</style></head>
<body><main><h1>The booking service’s API</h1>
<p>Every call is a POST with a JSON body. <a href="/api/openapi.json">openapi.json</a> says the same for machines.</p>
<p>Every body carries <code>clientId</code>, <code>sessionId</code>, <code>time</code> (unix seconds) and <code>token</code>: the
hexadecimal HMAC-SHA256 of <code>clientId:sessionId:time</code>, keyed with the salt in <a href="/api/config">/api/config</a>.
Members and the team send their access token as <code>Authorization: Bearer</code>.</p>
<nav aria-label="Subjects">${links}</nav>
<details><summary><code>Refused</code><span>how every call says no</span></summary><div><pre tabindex="0">${escaped(formatSchema(refusal ?? {}))}</pre></div></details>
${sections.join('\n')}
</main></body></html>
`;
}

function callPart(call: Call & { path: string }): string {
  const asked = call.requestBody?.content?.['application/json']?.schema;
  const answered = call.responses?.['200']?.content?.['application/json']?.schema;
  const parts = [
    call.description ? `<p>${escaped(call.description)}</p>` : '',
    asked ? schemaPart('Body', withoutEnvelope(asked)) : '',
    answered ? schemaPart('Answer', answered) : '',
  ];
  const policy = call['x-policy'] ?? '';
  return `<details><summary><code>${escaped(call.path)}</code><span>${escaped(policy)}</span></summary><div>${parts.join('')}</div></details>`;
}

function schemaPart(title: string, schema: JsonSchema): string {
  return `<h3>${title}</h3><pre tabindex="0">${escaped(formatSchema(schema))}</pre>`;
}

function withoutEnvelope(schema: JsonSchema): JsonSchema {
  const own = Object.entries(schema.properties ?? {}).filter(([name]) => !envelope.includes(name));
  return schema.properties ? { ...schema, properties: Object.fromEntries(own) } : schema;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
