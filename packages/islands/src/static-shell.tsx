import { createContext, type ReactNode, use, useState } from 'react';

/**
 * Content of the static shells, by name. Filled on the server and empty in the browser, so the browser loads none of it.
 */
export const StaticShellParts = createContext<Readonly<Record<string, ReactNode>>>({});

/**
 * Renders markup that needs no script. The server renders it with the first page, and it stays as it is for as long as
 * the document is open. So it must not depend on the page, or on anything that changes while the document is open.
 */
export function StaticShell({ part }: { part: string }) {
  const content = use(StaticShellParts)[part];
  const id = `static-shell-${part}`;
  const [markup] = useState(readMarkup(id));
  const props = { id, 'data-static-shell': '', style: { display: 'contents' } };
  if (content !== undefined) return <div {...props}>{content}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that the server rendered, inserted again unchanged.
  return <div {...props} suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
}

/**
 * Returns a function that reads the server's markup from the document. The markup is empty if the server rendered
 * none.
 */
const readMarkup = (id: string) => () => ({
  __html: typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? ''),
});
