import type { SiteCopyId } from '@studio/content/site-copy/site-copy-fields';
import type { Services } from '../../platform/services.ts';
import { isSiteCopyId } from './store.ts';

/** Time for which a preview key is valid, in milliseconds. */
const lifetimeMs = 30 * 60 * 1000;

/** Draft or published version of a text, shown by a preview. */
export interface PreviewedCopy {
  id: SiteCopyId;
  /** Number of the version; null for the draft. */
  number: number | null;
}

type Keys = Pick<Services, 'keys' | 'clock' | 'config'>;

/** Returns the key with which the site's pages show the draft or another version of a text. */
export function createPreviewKey(services: Keys, { id, number }: PreviewedCopy): string {
  const expiresMs = services.clock.now().getTime() + lifetimeMs;
  const content = `${id}~${number ?? 'draft'}~${expiresMs.toString(36)}`;
  return `${content}~${services.keys.sign('site-preview', `${services.config.branchId}~${content}`)}`;
}

/** Returns the draft or version that a preview key opens; null if the key is invalid or has expired. */
export function readPreviewKey({ keys, clock, config }: Keys, key: string): PreviewedCopy | null {
  const [id = '', version = '', expires = '', signature = ''] = key.split('~');
  const signed = `${config.branchId}~${id}~${version}~${expires}`;
  if (!isSiteCopyId(id) || !keys.verify('site-preview', signed, signature)) return null;
  if (Number.parseInt(expires, 36) <= clock.now().getTime()) return null;
  return { id, number: version === 'draft' ? null : Number(version) };
}

/** Returns whether a key is valid. The site renders no page for an invalid key, so that no one can bypass its cache. */
export function isPreviewKey(services: Keys, key: string): boolean {
  return readPreviewKey(services, key) !== null;
}
