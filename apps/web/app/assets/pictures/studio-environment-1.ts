// Made by `npm run pictures`: change scripts/pictures/picture-specs.ts and run it again.

import studioEnvironment1480Avif from './files/studio-environment-1-480.avif?url';
import studioEnvironment1768Avif from './files/studio-environment-1-768.avif?url';
import studioEnvironment1768Webp from './files/studio-environment-1-768.webp?url';
import studioEnvironment11200Avif from './files/studio-environment-1-1200.avif?url';
import studioEnvironment11600Avif from './files/studio-environment-1-1600.avif?url';
import studioEnvironment11600Webp from './files/studio-environment-1-1600.webp?url';

export const studioEnvironment1 = {
  alt: 'Reformer room: three oak reformers beneath arched windows',
  objectPosition: '55% 60%',
  placeholder:
    'data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAACwAQCdASoOAAkAAUAmJZACdACwI9cgAP71UZU/LUiXHoE//+wOzm2/8HYunUDY7UfxK49h9153P5p9wYSu/Kb/InLEIpLIt9mI1sqgmsVfTy/rWPF6VGEWF3Kmz+4sZL566ysU+hNj4Y3ktCTsGVAA',
  width: 1600,
  height: 1067,
  avif: `${studioEnvironment1480Avif} 480w, ${studioEnvironment1768Avif} 768w, ${studioEnvironment11200Avif} 1200w, ${studioEnvironment11600Avif} 1600w`,
  webp: `${studioEnvironment1768Webp} 768w, ${studioEnvironment11600Webp} 1600w`,
};
