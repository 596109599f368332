import { createHmac, timingSafeEqual } from 'node:crypto';
import { randomSecret } from '../config/config.ts';
import type { Database } from './database.ts';
import { installationKeys } from './tables.ts';

/**
 * Secrets that are generated once per installation and stored in its database, so that every process makes the same
 * signatures.
 */
export interface InstallationKeys {
  /** Returns a keyed hash of a text: 132 bits, base64url, 22 characters. */
  sign(purpose: KeyPurpose, text: string): string;
  /** Verifies a signature that `sign` made, in constant time. */
  verify(purpose: KeyPurpose, text: string, signature: string): boolean;
}

const purposes = [
  'booking-link',
  'emailed-link',
  'check-in-code',
  'network-address',
  'person',
  'card',
  'newsletter-link',
  'proof-of-work',
  'email-opt-out',
  'waiting-link',
  'purchase-link',
  'membership-invoice-link',
  'credit-note-link',
  'desk-invoice-link',
  'gift-card',
  'gift-card-code',
  'review-link',
  'chat-link',
  'export-cursor',
  'import-row',
  'site-preview',
] as const;
export type KeyPurpose = (typeof purposes)[number];

/** Loads the keys and generates missing ones. Several processes may start at once. */
export async function loadInstallationKeys(database: Database): Promise<InstallationKeys> {
  const fresh = purposes.map((name) => ({ name, secret: randomSecret() }));
  await database.orm.insert(installationKeys).values(fresh).onConflictDoNothing();
  const rows = await database.orm.select().from(installationKeys);
  const secrets = new Map(rows.map((row) => [row.name, row.secret]));
  const sign = (purpose: KeyPurpose, text: string) => {
    const secret = secrets.get(purpose);
    if (!secret) throw new Error(`The key for ${purpose} is missing.`);
    return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);
  };
  return {
    sign,
    verify(purpose, text, signature) {
      const expected = Buffer.from(sign(purpose, text));
      const provided = Buffer.from(signature);
      return expected.length === provided.length && timingSafeEqual(expected, provided);
    },
  };
}
