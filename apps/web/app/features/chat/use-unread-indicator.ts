import { useEffect } from 'react';

/** Marks the page while an answer waits: the header shows it, which stays as it was served (styles/header.css). */
export function useUnreadIndicator(unread: boolean): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (unread) dataset.chatUnread = '';
    else delete dataset.chatUnread;
  }, [unread]);
}
