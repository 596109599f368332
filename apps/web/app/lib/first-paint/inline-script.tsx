import { type ComponentProps, createContext, use } from 'react';

/**
 * Nonce of the inline scripts that the application and its framework render. It differs per rendering, so
 * that injected text can't contain it. The server allows these scripts by hash and removes the nonce.
 */
export const ScriptNonce = createContext<string | undefined>(undefined);

type InlineScriptProps = ComponentProps<'script'> & { children: string };

/** Inline script. Its code may be missing in the browser, which has run it already. */
export function InlineScript({ children, ...props }: InlineScriptProps) {
  return (
    <script
      {...props}
      nonce={use(ScriptNonce)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: code of the application, which React would escape.
      dangerouslySetInnerHTML={{ __html: children }}
    />
  );
}
