// Made by `npm run pictures`: change scripts/pictures/picture-specs.ts and run it again.

import oneToOne480Avif from './files/one-to-one-480.avif?url';
import oneToOne768Avif from './files/one-to-one-768.avif?url';
import oneToOne768Webp from './files/one-to-one-768.webp?url';
import oneToOne1200Avif from './files/one-to-one-1200.avif?url';
import oneToOne1600Avif from './files/one-to-one-1600.avif?url';
import oneToOne1600Webp from './files/one-to-one-1600.webp?url';

export const oneToOne = {
  alt: 'Terracotta figure kneeling behind a seated plaster figure, guiding the back',
  objectPosition: '50% 55%',
  placeholder:
    'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAADwAQCdASoOAAkAAUAmJZACdADpH2o/OgAA/vqtoPSPsbH9f4YhaHMfYliE+9/1DOqr9/rFN3hGFCCK/HssMlf24+9/PbRJMztvtggFScdGkIf2N7g/vmutsbNq/6NOrcCoAAAA',
  width: 1600,
  height: 1067,
  avif: `${oneToOne480Avif} 480w, ${oneToOne768Avif} 768w, ${oneToOne1200Avif} 1200w, ${oneToOne1600Avif} 1600w`,
  webp: `${oneToOne768Webp} 768w, ${oneToOne1600Webp} 1600w`,
};
