import { createContext, use } from 'react';

/**
 * Nonce of the inline scripts that the application and its framework render. It differs per rendering, so
 * that injected text can't contain it. The server allows these scripts by hash and removes the nonce.
 */
export const ScriptNonce = createContext<string | undefined>(undefined);

export function InlineScript({ children }: { children: string }) {
  return <script nonce={use(ScriptNonce)}>{children}</script>;
}
