import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { lazyIsland } from './lazy-island.tsx';
import { StaticShell, StaticShellParts } from './static-shell.tsx';

/** Renders the page as the site does: complete, and without scripts that move content. */
function renderComplete(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const rendering = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(rendering.pipe(new PassThrough()))),
      onError: reject,
    });
  });
}

const Greeting = ({ name }: { name: string }) => <p>Good morning, {name}.</p>;

it.each(['visible', 'interaction'] as const)(
  'an island that hydrates on %s is complete in the HTML, within a boundary that hydrates on its own',
  async (hydrate) => {
    const Island = lazyIsland(async () => Greeting, { hydrate });
    expect(await renderComplete(<Island name="Anna" />)).toBe(
      '<div data-island="" style="display:contents"><!--$--><p>Good morning, <!-- -->Anna<!-- -->.</p><!--/$--></div>',
    );
  },
);

it('a static shell contains its part, and nothing without one', async () => {
  const html = await renderComplete(
    <StaticShellParts value={{ header: <b>Studio</b> }}>
      <StaticShell part="header" />
      <StaticShell part="banner" />
    </StaticShellParts>,
  );
  const shell = (part: string, content: string) =>
    `<div id="static-shell-${part}" data-static-shell="" style="display:contents">${content}</div>`;
  expect(html).toBe(shell('header', '<b>Studio</b>') + shell('banner', ''));
});
