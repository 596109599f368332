import { generateGiftCardCode } from '@studio/domain/gift-cards/gift-card-code';
import type { InstallationKeys } from '../platform/database/installation-keys.ts';

/** Derives the code of a gift card from its id with an installation key. Deterministic, so the code isn't stored. */
export function deriveGiftCardCode(keys: InstallationKeys, giftCardId: string): string {
  return generateGiftCardCode(Buffer.from(keys.sign('gift-card', giftCardId), 'base64url'));
}

/** Returns the hash by which a gift card is found when a customer enters its code. */
export function hashGiftCardCode(keys: InstallationKeys, code: string): string {
  return keys.sign('gift-card-code', code);
}
