import type { HostedSettings } from './hosted-settings.ts';
import { html } from './html.ts';
import type { HostedPage } from './send-page.ts';

/** A page that says one thing, and leads home. */
export const messagePage = (
  { look }: HostedSettings,
  title: string,
  lead: string,
  status: number,
): HostedPage => ({
  title,
  lead,
  status,
  body: html`<a class="button" href="${look.home}">Back to ${look.name}</a>`,
});

/** What was begun has ended, or was begun elsewhere. */
export const expiredPage = (settings: HostedSettings): HostedPage =>
  messagePage(
    settings,
    'Begin again',
    'This log-in was begun too long ago, or in another browser. Go back and begin it again.',
    400,
  );
