import { createContext, use } from 'react';

/**
 * What the scripts of one rendering are marked with that the application and its framework have placed: nobody who gets
 * text into a page can know it. The site's server allows these by their hashes and takes the marks away.
 */
export const ScriptNonce = createContext<string | undefined>(undefined);

/** An inline script of the application. */
export function InlineScript({ children }: { children: string }) {
  return <script nonce={use(ScriptNonce)}>{children}</script>;
}
