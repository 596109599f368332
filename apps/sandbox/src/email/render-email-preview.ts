import type { SandboxDatabase } from '../database.ts';
import { readAttachment, type StoredEmail } from './email-store.ts';

/**
 * Returns an email's HTML as an email client would show it: embedded images are inlined, and links open in a new
 * window. The HTML is the sender's and not sanitised, so serve it only under a CSP that blocks scripts.
 */
export async function renderEmailPreview(database: SandboxDatabase, email: StoredEmail): Promise<string> {
  const pictures = new Map<string, string>();
  for (const { contentId, contentType, position } of email.attachments) {
    if (!contentId || !/^image\/[\w.+-]+$/.test(contentType)) continue;
    const file = await readAttachment(database, email.id, position);
    if (file) pictures.set(contentId, `data:${contentType};base64,${file.content.toString('base64')}`);
  }
  const shown = email.html.replace(/cid:([^"'\s)>]+)/g, (link, id: string) => pictures.get(id) ?? link);
  const base = '<base target="_blank">';
  return /<head[^>]*>/i.test(shown) ? shown.replace(/<head[^>]*>/i, (head) => head + base) : base + shown;
}
