import { lazy } from 'react';
import { ChatOverlay } from './features/chat/chat-overlay.tsx';
import { importWithRetry } from './lib/import-with-retry.ts';

/** The tour wizard in the chat, loaded when the chat first shows it. */
export const LazyChatTour = lazy(async () => ({
  default: await importWithRetry(
    async () => (await import('./features/tours/chat-tour-wizard.tsx')).ChatTourWizard,
  ),
}));

/** The chat over a page, with the tour wizard in it. */
export function ChatWithTour({ asked }: { asked: Event }) {
  return <ChatOverlay asked={asked} Tour={LazyChatTour} />;
}
