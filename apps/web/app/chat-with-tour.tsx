import { lazy } from 'react';
import { ChatOverlay } from './features/public/chat/chat-overlay.tsx';
import { importWithRetry } from './lib/islands/import-with-retry.ts';

export const LazyChatTour = lazy(async () => ({
  default: await importWithRetry(
    async () => (await import('./features/public/tours/chat-tour-wizard.tsx')).ChatTourWizard,
  ),
}));

export function ChatWithTour({ trigger }: { trigger: Event }) {
  return <ChatOverlay trigger={trigger} Tour={LazyChatTour} />;
}
