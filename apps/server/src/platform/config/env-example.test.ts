import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { environmentSchema } from './config.ts';

/** Returns the names of the settings that the configuration reads when the environment has the given settings. */
function namesRead(set: Record<string, string>): Set<string> {
  const names = new Set<string>();
  const env = new Proxy(set, {
    get: (target, name) => {
      names.add(String(name));
      return target[String(name)];
    },
  });
  environmentSchema.safeParse(env);
  return names;
}

it('.env.example lists every setting of the configuration, and docs/operations.md explains it', () => {
  const example = readFileSync('.env.example', 'utf8');
  const operations = readFileSync('docs/operations.md', 'utf8');
  const read = new Set<string>();
  const provider = { ASSISTANT_KEY: 'k', ASSISTANT_MODEL: 'm' };
  for (const set of [
    {},
    { STUDIO_MODE: 'live' },
    { IDENTITY: 'cognito' },
    { ASSISTANT_PROVIDER: 'anthropic', ...provider },
    { ASSISTANT_PROVIDER: 'openai-compatible', ...provider },
    { ANALYTICS_SCRIPT_URL: 'https://a.example/x.js', SMS_PROVIDER: 'sns', METRICS_PORT: '9464' },
  ])
    for (const name of namesRead(set)) read.add(name);
  expect(read.size).toBeGreaterThan(35);
  const missing = (text: string, sign: (name: string) => string) =>
    [...read].filter((name) => !text.includes(sign(name)));
  expect(missing(example, (name) => `${name}=`)).toEqual([]);
  expect(missing(operations, (name) => `\`${name}\``)).toEqual([]);
});
