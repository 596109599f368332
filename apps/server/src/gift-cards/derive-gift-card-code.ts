import { generateGiftCardCode } from '@studio/domain/gift-cards/gift-card-code';
import type { InstallationKeys } from '../platform/installation-keys.ts';

/** The code of a gift card, made from its id with a key of the installation: always the same, and stored nowhere. */
export function deriveGiftCardCode(keys: InstallationKeys, giftCardId: string): string {
  return generateGiftCardCode(Buffer.from(keys.sign('gift-card', giftCardId), 'base64url'));
}

/** By what a gift card is found when somebody types its code. */
export function hashGiftCardCode(keys: InstallationKeys, code: string): string {
  return keys.sign('gift-card-code', code);
}
