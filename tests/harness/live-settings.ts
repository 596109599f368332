import { randomBytes } from 'node:crypto';

/** All required settings of live mode. */
export const liveSettings = {
  STUDIO_MODE: 'live',
  DATABASE_URL: 'postgres://db/studio',
  PUBLIC_URL: 'https://miles.example',
  TOKEN_SALT: 'a-salt-of-twenty-four-ch',
  STRIPE_SECRET_KEY: 'sk_live_aaaaaaaaaaaaaaaaaaaaaaaa',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_aaaaaaaaaaaaaaaaaaaaaaaa',
  STRIPE_WEBHOOK_SECRET: 'whsec_aaaaaaaaaaaaaaaaaaaaaaaa',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'hello@miles.example',
  IDENTITY_KEY: randomBytes(32).toString('base64'),
  IDENTITY_ACCESS_KEY_ID: 'MILESADMIN',
  IDENTITY_SECRET_ACCESS_KEY: randomBytes(30).toString('base64url'),
};
