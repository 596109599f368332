import { resolve } from 'node:path';
import { z } from 'zod';
import { invalidValue, numberBetween, portNumber } from './field-schemas.ts';
import { stripeSandboxKey } from './mode-settings.ts';

const onOff = z.enum(['on', 'off']).default('on');

export const processSettings = z.object({
  PORT: portNumber.default(3000),
  HOST: z.string().optional(),
  HTTPS: z.enum(['0', '1']).default('0'),
  PUBLIC_URL: z
    .string()
    .refine(
      (text) => URL.canParse(text) && new URL(text).pathname === '/',
      invalidValue('must be a URL without a path, such as https://miles.example'),
    )
    .optional(),
  TRUST_PROXY: z
    .string()
    .default('false')
    .transform((proxies) => (proxies === 'true' ? true : proxies !== 'false' && proxies)),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('warn'),
  DRAIN_SECONDS: numberBetween(0, 60).optional(),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((folder) => resolve(folder)),
  DATABASE_URL: z.string().optional(),
  PICTURES_DIR: z
    .string()
    .transform((folder) => resolve(folder))
    .optional(),
  TOKEN_SALT: z.string().default('miles-street-demo-salt'),
  STRIPE_SECRET_KEY: z.string().default(stripeSandboxKey),
  STRIPE_PUBLISHABLE_KEY: z.string().default('pk_test_sandbox'),
  STRIPE_WEBHOOK_SECRET: z.string().default('whsec_sandbox'),
  SANDBOX_URL: z
    .url({ protocol: /^http$/, ...invalidValue('must be a URL such as http://127.0.0.1:4242') })
    .transform((url) => new URL(url).origin)
    .optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('hello@miles-street.example'),
  LIMITS: onOff,
  SWEEPER: onOff,
  QUIET_HOURS: onOff,
  PATIENCE: onOff,
  SEED: onOff,
  DEMO_FILL: z.string().optional(),
});
