import { useEffect } from 'react';

/**
 * Marks the document while a reply is unread.
 * The header is static markup, so CSS shows the indicator (styles/header.css).
 */
export function useUnreadIndicator(unread: boolean): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (unread) dataset.chatUnread = '';
    else delete dataset.chatUnread;
  }, [unread]);
}
