import type { Page } from '@playwright/test';

export function isCarouselPlaying(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .some(
        ({ effect, playState }) =>
          playState === 'running' && (effect as KeyframeEffect).target?.matches('.crossfade-slide'),
      ),
  );
}
