import type { SandboxDatabase } from '../database.ts';
import { readAttachment, type StoredEmail } from './email-store.ts';

/**
 * The HTML of a mail as a mail program would show it: pictures that it carries are put in their places, and links
 * open in a window of their own. It is the sender's HTML as sent, so serve it only under a policy that lets nothing run.
 */
export async function renderEmailPreview(database: SandboxDatabase, mail: StoredEmail): Promise<string> {
  const pictures = new Map<string, string>();
  for (const { contentId, contentType, position } of mail.attachments) {
    if (!contentId || !/^image\/[\w.+-]+$/.test(contentType)) continue;
    const file = await readAttachment(database, mail.id, position);
    if (file) pictures.set(contentId, `data:${contentType};base64,${file.content.toString('base64')}`);
  }
  const shown = mail.html.replace(/cid:([^"'\s)>]+)/g, (link, id: string) => pictures.get(id) ?? link);
  const base = '<base target="_blank">';
  return /<head[^>]*>/i.test(shown) ? shown.replace(/<head[^>]*>/i, (head) => head + base) : base + shown;
}
