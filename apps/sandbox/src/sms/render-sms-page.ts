import { mailboxStyle } from '../email/mailbox-style.ts';
import { getSandboxPageUrl } from '../email/render-mailbox.ts';
import { markup, SafeHtml } from '../email/safe-html.ts';
import type { StoredSms } from './sms-store.ts';

/** Content of the text messages page. */
export interface SmsPageView {
  /** URL of the page, without a trailing slash. */
  base: string;
  /** Search text; '' finds all messages. */
  search: string;
  texts: readonly StoredSms[];
}

const style = new SafeHtml(`
.texts{max-width:680px;margin:0 auto;padding:32px 20px}
.texts ol{list-style:none;margin:0;padding:0}
.texts li{margin:0 0 24px}
.texts .who{display:flex;gap:12px;justify-content:space-between;margin:0 0 6px;color:var(--stone);font-size:14px}
.texts .bubble{margin:0;padding:16px 20px;border:1px solid var(--hair);border-radius:18px 18px 18px 4px;background:var(--paper);
white-space:pre-line;overflow-wrap:anywhere}`);

/** Renders the whole page, with each message as a phone would show it. */
export function renderSmsPage({ base, search, texts }: SmsPageView): string {
  return markup`<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Text messages</title><style>${mailboxStyle}${style}</style></head>
<body>
<header class="top"><div><h1><a href="${base}">Text messages</a></h1><p>Every text message the site has sent. None of them left this machine. <a href="${getSandboxPageUrl(base, 'mail')}">Mailbox</a></p></div>
<form class="search" action="${base}" role="search">
<input type="search" inputmode="tel" name="to" value="${search}" placeholder="Search by number" aria-label="Search by number" autocomplete="off">
<button class="button">Search</button></form></header>
${texts.length === 0 ? renderEmptyState(base, search) : markup`<main class="texts"><ol>${texts.map(renderBubble)}</ol></main>`}
</body></html>`.text;
}

function renderEmptyState(base: string, search: string): SafeHtml {
  if (!search) {
    return markup`<main class="empty"><h2>No text messages yet</h2><p>Verify your phone number. The code arrives here within a few seconds.</p>
<p><a class="button filled" href="${base}">Refresh</a></p></main>`;
  }
  return markup`<main class="empty"><h2>No text messages to ‘${search}’</h2><p>Try part of the number.</p>
<p><a class="button filled" href="${base}">Show all text messages</a></p></main>`;
}

function renderBubble({ recipient, sender, body, sentAt }: StoredSms): SafeHtml {
  const at = sentAt.toLocaleString('en-GB', {
    timeZone: 'Europe/London',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return markup`<li><p class="who"><span>${sender} to ${recipient}</span><time datetime="${sentAt.toISOString()}">${at}</time></p>
<p class="bubble">${body}</p></li>`;
}
