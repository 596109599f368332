import { chatTexts } from '@studio/domain/conversations/conversation';
import { Tour } from '../chat-with-tour.tsx';
import { ChatPage } from '../features/chat/chat-page.tsx';
import { WithoutScripts } from '../features/chat/without-scripts.tsx';
import { hoursLines } from '../features/shell/studio-lines.ts';
import { type InFrame, pageMeta } from '../lib/meta.ts';
import { useStudio } from '../lib/use-studio.ts';

export const handle = { keptFor: 'version' };

/** What is said on it is one visitor's own: no search engine has anything to list. */
export const meta = ({ matches }: InFrame) =>
  pageMeta(matches, chatTexts.title, `${chatTexts.greeting} ${chatTexts.greetingMore}`, { unlisted: true });

export default function LiveChatPage() {
  const studio = useStudio();
  return (
    <div className="mx-auto w-full md:max-w-[45rem] md:px-(--gutter) md:py-8">
      <ChatPage Tour={Tour} />
      <noscript>
        <WithoutScripts {...studio} hours={hoursLines(studio).join(' · ')} />
      </noscript>
    </div>
  );
}
