import type { StoredAttachment, StoredEmail } from './email-store.ts';
import { mailboxStyle } from './mailbox-style.ts';
import { markup, type SafeHtml } from './safe-html.ts';

/** Content of the mailbox page. */
export interface MailboxView {
  /** URL of the mailbox pages, without a trailing slash. */
  base: string;
  /** Search text; '' finds all emails. */
  search: string;
  emails: readonly StoredEmail[];
  /** Whether more emails follow the last one shown. */
  hasOlder: boolean;
  /**
   * Open email and the part of it that is shown; 'unknown' when no email has the requested id; undefined when none is
   * open.
   */
  open?: { email: StoredEmail; part: 'html' | 'text' } | 'unknown';
}

/** Renders the whole page. The open email is next to the list, and on a phone it replaces the list. */
export function renderMailbox(view: MailboxView): string {
  const { open } = view;
  const title = typeof open === 'object' ? open.email.subject || 'No subject' : 'Mailbox';
  return markup`<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${mailboxStyle}</style></head>
<body class="${open ? 'reading' : ''}">
<header class="top"><div><h1><a href="${view.base}">Mailbox</a></h1><p>Every email the site has sent. None of them left this machine. <a href="${getSandboxPageUrl(view.base, 'sms')}">Text messages</a></p></div>
<form class="search" action="${view.base}" role="search">
<input type="search" name="to" value="${view.search}" placeholder="Search by email address" aria-label="Search by email address" autocomplete="off" spellcheck="false">
<button class="button">Search</button></form></header>
${view.emails.length === 0 && !open ? renderEmptyState(view) : renderPanes(view)}
</body></html>`.text;
}

/** Returns the URL of the sandbox page `name`, which is next to the page at `base`. */
export const getSandboxPageUrl = (base: string, name: string): string =>
  base.slice(0, base.lastIndexOf('/') + 1) + name;

function renderEmptyState(view: MailboxView): SafeHtml {
  if (!view.search) {
    return markup`<main class="empty"><h2>No emails yet</h2><p>Book a class. Its confirmation arrives here within a few seconds.</p>
<p><a class="button filled" href="${view.base}">Refresh</a></p></main>`;
  }
  return markup`<main class="empty"><h2>No emails to ‘${view.search}’</h2><p>Try part of the email address.</p>
<p><a class="button filled" href="${view.base}">Show all emails</a></p></main>`;
}

function renderPanes(view: MailboxView): SafeHtml {
  return markup`<div class="panes"><nav class="list" aria-label="Emails">${list(view)}</nav>
<main class="mail">${view.open ? renderReadingPane(view, view.open) : markup`<div class="empty idle"><h2>Choose an email</h2><p>The newest is at the top.</p></div>`}</main></div>`;
}

function list(view: MailboxView): SafeHtml {
  const last = view.emails.at(-1);
  return markup`${view.search && markup`<p class="found">Emails to ‘${view.search}’. <a href="${view.base}">Show all</a></p>`}
<ol>${view.emails.map((email) => renderRow(view, email))}</ol>
${view.hasOlder && last && markup`<p class="older"><a class="button" href="${view.base}${buildQuery({ to: view.search, before: String(last.seq) })}">Older emails</a></p>`}`;
}

function renderRow(view: MailboxView, email: StoredEmail): SafeHtml {
  const isOpen = typeof view.open === 'object' && view.open.email.id === email.id;
  return markup`<li><a class="row" href="${view.base}/${email.id}${buildQuery({ to: view.search })}"${isOpen && markup` aria-current="page"`}>
<span class="who"><span>${email.recipients.join(', ')}</span>${renderTime(email.sentAt)}</span>
<span class="subject">${email.subject || 'No subject'}</span>
<span class="preview">${email.plain.replace(/\s+/g, ' ').trim().slice(0, 120)}</span></a></li>`;
}

function renderReadingPane(view: MailboxView, open: NonNullable<MailboxView['open']>): SafeHtml {
  const backLink = markup`<a class="back" href="${view.base}${buildQuery({ to: view.search })}">← All emails</a>`;
  if (open === 'unknown') {
    return markup`${backLink}<div class="empty"><h2>Email not found</h2><p>It may belong to another mailbox.</p></div>`;
  }
  const { email, part } = open;
  const here = `${view.base}/${email.id}`;
  return markup`${backLink}<h2>${email.subject || 'No subject'}</h2>
<dl class="facts"><dt>From</dt><dd>${email.sender}</dd><dt>To</dt><dd>${email.recipients.join(', ')}</dd>
<dt>Sent</dt><dd>${renderTime(email.sentAt, true)}</dd></dl>
${email.attachments.length > 0 && markup`<ul class="files" aria-label="Attachments">${sortAttachments(email).map((file) => renderAttachment(here, file))}</ul>`}
${
  email.html &&
  markup`<p class="parts">${renderPartLink('HTML', here, view, part === 'html')}
${renderPartLink('Plain text', here, view, part === 'text')}<a href="${here}/html" target="_blank">Open in a new tab</a></p>`
}
${
  part === 'html'
    ? markup`<iframe class="body" title="Email preview" src="${here}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
    : markup`<pre class="body">${email.plain}</pre>`
}`;
}

function renderPartLink(name: string, here: string, view: MailboxView, current: boolean): SafeHtml {
  const part = name === 'Plain text' ? 'text' : '';
  return markup`<a href="${here}${buildQuery({ to: view.search, part })}"${current && markup` aria-current="true"`}>${name}</a>`;
}

/** Sorts attachments: first those that the email doesn't show, then the images embedded in it. */
function sortAttachments(email: StoredEmail): StoredAttachment[] {
  return email.attachments.toSorted((a, b) => Number(a.contentId !== null) - Number(b.contentId !== null));
}

function renderAttachment(here: string, file: StoredAttachment): SafeHtml {
  const size = file.size < 1024 ? `${file.size} bytes` : `${Math.round(file.size / 1024)} KB`;
  const place = file.contentId ? markup`, inline` : '';
  return markup`<li><a href="${here}/attachments/${file.position}" download>${file.filename}<small>${size}${place}</small></a></li>`;
}

function renderTime(at: Date, long = false): SafeHtml {
  const options: Intl.DateTimeFormatOptions = long
    ? { dateStyle: 'full', timeStyle: 'medium' }
    : { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' };
  const formatted = at.toLocaleString('en-GB', { timeZone: 'Europe/London', ...options });
  return markup`<time datetime="${at.toISOString()}">${formatted}</time>`;
}

/** Builds a query string from the values that aren't empty. */
function buildQuery(values: Record<string, string>): string {
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  return filled.length > 0 ? `?${new URLSearchParams(filled)}` : '';
}
