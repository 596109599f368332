import { type RefObject, useEffect, useState } from 'react';
import { readChatTabState, saveChatTabState } from './chat-tab-storage.ts';

/** The text box's text; kept as it is typed, so that nothing is lost with the page. */
export function useMessageDraft(
  box: RefObject<HTMLTextAreaElement | null>,
): [string, (text: string) => void] {
  const [draft, setDraft] = useState('');
  useEffect(() => {
    // What was typed before the script came stands in the box already.
    const before = box.current?.value || readChatTabState().draft;
    if (before) setDraft(before);
  }, [box]);
  const type = (text: string) => {
    setDraft(text);
    saveChatTabState({ draft: text });
  };
  return [draft, type];
}
