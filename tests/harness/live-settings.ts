import { randomBytes } from 'node:crypto';

/** All that live mode needs to start. */
export const liveSettings = {
  STUDIO_MODE: 'live',
  DATABASE_URL: 'postgres://db/studio',
  PUBLIC_URL: 'https://miles.example',
  TOKEN_SALT: 'salt',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'hello@miles.example',
  IDENTITY_KEY: randomBytes(32).toString('base64'),
  IDENTITY_ACCESS_KEY_ID: 'MILESADMIN',
  IDENTITY_SECRET_ACCESS_KEY: 'secret',
};
