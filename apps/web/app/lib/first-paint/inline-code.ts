import { createContext } from 'react';

export interface InlineCode {
  /** Runs at the end of the head, before anything is shown. */
  beforePaint: string;
  /** Starts the page's scripts after the first paint. */
  startScripts: string;
}

/** Code of the inline scripts. Filled on the server and empty in the browser, which has already run the code. */
export const InlineCodeContext = createContext<InlineCode>({ beforePaint: '', startScripts: '' });

/** Media query for wide windows, which usually have fast connections, so fonts are preloaded there. */
export const wideWindowQuery = '(min-width: 68.75rem)';
