import { use } from 'react';
import { getInitialStyles } from './initial-styles.ts';
import { InlineCodeContext } from './inline-code.ts';
import { InlineScript } from './inline-script.tsx';

/**
 * Renders the styles and the script that the first paint needs. Must come before the styles of a route, which
 * override the styles of all pages. The page server replaces the content of the style element with the styles that the
 * page uses (server/create-style-inliner.ts). The link to the whole sheet stays disabled until the scripts start,
 * because scripts may render elements that need more styles. In development the link is enabled from the start.
 */
export function FirstPaintHead({ styles }: { styles: string }) {
  const { beforePaint } = use(InlineCodeContext);
  if (!import.meta.env.PROD) return <link rel="stylesheet" href={styles} />;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a URL of the build, which React would escape. */}
      <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: getInitialStyles(styles) }} />
      <link rel="stylesheet" href={styles} disabled suppressHydrationWarning />
      <InlineScript>{beforePaint}</InlineScript>
    </>
  );
}
