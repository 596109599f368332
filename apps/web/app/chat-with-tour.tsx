import { lazy } from 'react';
import { ChatOverPage } from './features/chat/chat-over-page.tsx';
import { loadPatiently } from './lib/load-patiently.ts';

/** The tour wizard in the chat, loaded when the chat first shows it. */
export const Tour = lazy(async () => ({
  default: await loadPatiently(async () => (await import('./features/tours/chat-tour.tsx')).ChatTour),
}));

/** The chat over a page, with the tour wizard in it. */
export function ChatWithTour({ asked }: { asked: Event }) {
  return <ChatOverPage asked={asked} Tour={Tour} />;
}
