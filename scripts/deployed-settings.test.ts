import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Config, environmentSchema, readConfig } from '@studio/server/platform/config/config';
import { describe, expect, it } from 'vitest';
import { liveSettings } from '../tests/harness/live-settings.ts';
import { projectRoot } from './setup/run-program.mjs';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

describe('.env.example', () => {
  const named = [...read('.env.example').matchAll(/^#?([A-Z][A-Z_0-9]+)=/gm)].map(([, name = '']) => name);

  it('lists each setting once', () => {
    expect(named.filter((name, nth) => named.indexOf(name) !== nth)).toEqual([]);
  });

  it('lists only settings that are read', () => {
    // Only deploy/compose.yaml reads these settings.
    const readElsewhere = ['SITE', 'POSTGRES_PASSWORD'];
    const knownSettings = new Set([...settingsRead(), ...readElsewhere]);
    expect(named.filter((name) => !knownSettings.has(name))).toEqual([]);
  });
});

describe('the systemd unit', () => {
  it('gives processes that share a settings file different ports', () => {
    const [first, second] = [3001, 3002].map(startedAt);
    expect([first?.port, first?.observability.metrics?.port]).toEqual([3001, 13_001]);
    expect([second?.port, second?.observability.metrics?.port]).toEqual([3002, 13_002]);
  });
});

/** Returns the names of all settings that any user pool, model or text message service reads. */
function settingsRead(): Set<string> {
  const names = new Set<string>();
  const environments: Record<string, string>[] = [
    {},
    liveSettings,
    { IDENTITY: 'cognito', IDENTITY_DOMAIN: 'login.example', PUBLIC_URL: 'https://miles.example' },
    {
      SMS_PROVIDER: 'sns',
      ASSISTANT_PROVIDER: 'anthropic',
      ANALYTICS_SCRIPT_URL: 'https://count.example/a.js',
    },
    { SOCIAL_GOOGLE_CLIENT_ID: 'a', SOCIAL_FACEBOOK_CLIENT_ID: 'b', SOCIAL_APPLE_CLIENT_ID: 'c' },
    { SOCIAL_OIDC_NAME: 'Ours', SOCIAL_OIDC_ISSUER: 'https://login.example' },
  ];
  for (const environment of environments) {
    const env = new Proxy(environment, {
      get: (target, name) => {
        names.add(String(name));
        return target[String(name)];
      },
    });
    environmentSchema.safeParse(env);
  }
  return names;
}

/**
 * Returns the configuration of the systemd unit's process at a port. Settings in the unit override those of the
 * settings file.
 */
function startedAt(port: number): Config {
  const [, command = ''] =
    /^ExecStart=\/usr\/bin\/env (.*?) node /m.exec(read('deploy/miles-street@.service')) ?? [];
  const own = command.replaceAll('%i', String(port)).split(' ');
  return readConfig({
    ...liveSettings,
    METRICS_PORT: '9464',
    ...Object.fromEntries(own.map((word) => word.split('=', 2))),
  });
}
