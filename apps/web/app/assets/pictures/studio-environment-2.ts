// Made by `npm run pictures`: change scripts/pictures/picture-specs.ts and run it again.

import studioEnvironment2480Avif from './files/studio-environment-2-480.avif?url';
import studioEnvironment2768Avif from './files/studio-environment-2-768.avif?url';
import studioEnvironment2768Webp from './files/studio-environment-2-768.webp?url';
import studioEnvironment21200Avif from './files/studio-environment-2-1200.avif?url';
import studioEnvironment21600Avif from './files/studio-environment-2-1600.avif?url';
import studioEnvironment21600Webp from './files/studio-environment-2-1600.webp?url';

export const studioEnvironment2 = {
  alt: 'Arched green niche with shelves of rolled mats, blocks, rings and balls',
  objectPosition: '50% 50%',
  placeholder:
    'data:image/webp;base64,UklGRoYAAABXRUJQVlA4IHoAAAAwAgCdASoOAAkAAUAmJZgCdAEfVA4SIcrfiADifD+y0fwvGeCW6dfcWd7g1+b9/7T45/M+OANfBcdjvk8gjVmmzNbmN4scjZx3ez7djGQeHTkooFB7O0MlUuec/5TIKzkC6CdG/zbyN9CGXvLbSeFE/FvCnxRxoqqQAA==',
  width: 1600,
  height: 1067,
  avif: `${studioEnvironment2480Avif} 480w, ${studioEnvironment2768Avif} 768w, ${studioEnvironment21200Avif} 1200w, ${studioEnvironment21600Avif} 1600w`,
  webp: `${studioEnvironment2768Webp} 768w, ${studioEnvironment21600Webp} 1600w`,
};
