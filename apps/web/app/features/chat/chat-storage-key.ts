/** Where a tab remembers its chat; while it is there, the chat listens for answers on every page. */
export const chatStorageKey = 'iss_chat';
