/** Session storage key of the chat. While it is set, every page polls for replies. */
export const chatStorageKey = 'iss_chat';
