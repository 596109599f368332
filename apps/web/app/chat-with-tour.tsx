import { importWithRetry } from '@studio/islands/import-with-retry';
import { lazy } from 'react';
import { ChatOverlay } from './features/public/chat/chat-overlay.tsx';

export const LazyChatTour = lazy(async () => ({
  default: await importWithRetry(
    async () => (await import('./features/public/tours/chat-tour-wizard.tsx')).ChatTourWizard,
  ),
}));

export function ChatWithTour({ trigger }: { trigger: Event }) {
  return <ChatOverlay trigger={trigger} Tour={LazyChatTour} />;
}
