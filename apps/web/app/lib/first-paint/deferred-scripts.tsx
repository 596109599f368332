import { type ReactNode, use } from 'react';
import { Scripts, useMatches } from 'react-router';
import { InlineCodeContext } from './inline-code.ts';
import { InlineScript } from './inline-script.tsx';
import { readFrameworkScripts } from './read-framework-scripts.ts';

const scriptId = 'deferred-scripts';

/**
 * Renders the framework's scripts so that they start after the first paint (start-scripts.js). In development, or if
 * the framework renders them in another form than expected, leaves them unchanged.
 */
export function DeferredScripts() {
  const rendered = Scripts({});
  const { startScripts } = use(InlineCodeContext);
  const handle = useMatches().at(-1)?.handle as { cacheFor?: unknown } | undefined;
  if (!import.meta.env.PROD || !rendered) return rendered;
  return (
    <>
      {deferScripts(rendered, !handle?.cacheFor) ?? rendered}
      <InlineScript>{startScripts}</InlineScript>
    </>
  );
}

function deferScripts(rendered: ReactNode, isInteractive: boolean): ReactNode {
  const scripts = import.meta.env.SSR ? readFrameworkScripts(rendered) : readHydratedScripts();
  if (!scripts) return null;
  const { data, main } = scripts;
  // Hydration ignores attributes that only the server renders.
  const attributes = import.meta.env.SSR && {
    'data-files': scripts.files.join(' '),
    'data-interactive': isInteractive ? '' : undefined,
  };
  return (
    <>
      <InlineScript>{data}</InlineScript>
      <InlineScript type="text/plain" id={scriptId} {...attributes}>
        {main}
      </InlineScript>
    </>
  );
}

/**
 * Returns empty scripts for hydration, which ignores the code in the server's HTML; null if the server deferred
 * nothing.
 */
function readHydratedScripts() {
  return document.getElementById(scriptId) && { data: '', main: '', files: [] };
}
