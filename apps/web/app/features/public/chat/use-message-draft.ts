import { type RefObject, useEffect, useState } from 'react';
import { readChatTabState, saveChatTabState } from './chat-tab-storage.ts';

/** Manages the draft in the text box and saves it on every change. */
export function useMessageDraft(
  box: RefObject<HTMLTextAreaElement | null>,
): [string, (text: string) => void] {
  const [draft, setDraft] = useState('');
  useEffect(() => {
    // Text that the visitor typed before hydration is already in the box.
    const before = box.current?.value || readChatTabState().draft;
    if (before) setDraft(before);
  }, [box]);
  const type = (text: string) => {
    setDraft(text);
    saveChatTabState({ draft: text });
  };
  return [draft, type];
}
