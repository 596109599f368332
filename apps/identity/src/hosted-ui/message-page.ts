import type { HostedUiSettings } from './hosted-ui-settings.ts';
import { html } from './html.ts';
import type { HostedUiPage } from './send-page.ts';

/** Returns a page with one message and a link home. */
export const renderMessagePage = (
  { branding }: HostedUiSettings,
  title: string,
  lead: string,
  status: number,
): HostedUiPage => ({
  title,
  lead,
  status,
  body: html`<a class="button" href="${branding.home}">Back to ${branding.name}</a>`,
});

/** Returns the page for a flow that has expired or began in another browser. */
export const renderExpiredPage = (settings: HostedUiSettings): HostedUiPage =>
  renderMessagePage(
    settings,
    'Start again',
    'This login has expired or was started in another browser. Go back and log in again.',
    400,
  );
