import { chatTexts } from '@studio/domain/conversations/conversation';
import { LazyChatTour } from '../chat-with-tour.tsx';
import { ChatPage } from '../features/public/chat/chat-page.tsx';
import { ChatWithoutScripts } from '../features/public/chat/chat-without-scripts.tsx';
import { formatHoursLines } from '../features/public/shell/format-studio-contact.ts';
import { buildPageMeta, type RouteMatches } from '../lib/site/page-meta.ts';
import { useStudio } from '../lib/site/use-studio.ts';

export const handle = { cacheFor: 'version' };

/** Excludes the page from search engines, because the conversation belongs to one visitor. */
export const meta = ({ matches }: RouteMatches) =>
  buildPageMeta(matches, chatTexts.title, `${chatTexts.greeting} ${chatTexts.greetingMore}`, {
    unlisted: true,
  });

export default function LiveChatPage() {
  const studio = useStudio();
  return (
    <div className="mx-auto w-full md:max-w-[45rem] md:px-(--gutter) md:py-8">
      <ChatPage Tour={LazyChatTour} />
      <noscript>
        <ChatWithoutScripts {...studio} hours={formatHoursLines(studio).join(' · ')} />
      </noscript>
    </div>
  );
}
