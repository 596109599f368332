import { lazy } from 'react';
import { ChatOverlay } from './features/chat/chat-overlay.tsx';
import { importWithRetry } from './lib/import-with-retry.ts';

export const LazyChatTour = lazy(async () => ({
  default: await importWithRetry(
    async () => (await import('./features/tours/chat-tour-wizard.tsx')).ChatTourWizard,
  ),
}));

export function ChatWithTour({ trigger }: { trigger: Event }) {
  return <ChatOverlay trigger={trigger} Tour={LazyChatTour} />;
}
