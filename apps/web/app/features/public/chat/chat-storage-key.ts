/** Session storage key of the chat. While it is set, every page loads the chat, which then polls for replies. */
export const chatStorageKey = 'iss_chat';
