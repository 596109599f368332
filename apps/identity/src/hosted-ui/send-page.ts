import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { HostedUiSettings } from './hosted-ui-settings.ts';
import { type Html, html, Html as Markup } from './html.ts';
import { renderPageStyle } from './page-style.ts';

/** Content of a hosted page. */
export interface HostedUiPage {
  title: string;
  lead: Html | string;
  body: Html;
  status?: number;
  /**
   * Redirect URI to which the last form redirects. The CSP directive `form-action` must allow it, because browsers also
   * check the redirect after a form.
   */
  formLeadsTo?: string;
}

/**
 * Inline script that disables the button after a submit, because a second submit would use up the session of the first.
 * The pages also work without scripts.
 */
const disableOnSubmitScript = `addEventListener('submit',function(e){var b=e.target.querySelector('button');setTimeout(function(){b.disabled=true})});
addEventListener('pageshow',function(e){if(e.persisted)document.querySelectorAll('button').forEach(function(b){b.disabled=false})});`;

/** Sends a page that can't be framed or cached and loads nothing from other origins. */
export function sendPage(reply: FastifyReply, settings: HostedUiSettings, page: HostedUiPage): FastifyReply {
  const style = renderPageStyle(settings.branding);
  return reply
    .code(page.status ?? 200)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': buildPolicy(style, page.formLeadsTo),
    })
    .send(renderDocument(settings, page, style));
}

function buildPolicy(style: string, formLeadsTo: string | undefined): string {
  const formAction = formLeadsTo ? `'self' ${new URL(formLeadsTo).origin}` : "'self'";
  return [
    "default-src 'none'",
    `style-src '${hashOf(style)}'`,
    `script-src '${hashOf(disableOnSubmitScript)}'`,
    "img-src 'self'",
    "font-src 'self'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

function renderDocument(
  { branding }: HostedUiSettings,
  { title, lead, body }: HostedUiPage,
  style: string,
): string {
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${branding.name}</title>
<link rel="icon" href="${branding.mark}">
<style>${new Markup(style)}</style>
</head>
<body>
<main>
<a class="home" href="${branding.home}"><img src="${branding.mark}" alt="" width="36" height="36">${branding.name}</a>
<h1>${title}</h1>
<p class="lead">${lead}</p>
${body}
</main>
<script>${new Markup(disableOnSubmitScript)}</script>
</body>
</html>
`.text;
}
