// Made by `npm run pictures`: change scripts/pictures/picture-specs.ts and run it again.

import tourArch400Avif from './files/tour-arch-400.avif?url';
import tourArch813Avif from './files/tour-arch-813.avif?url';
import tourArch813Webp from './files/tour-arch-813.webp?url';

export const tourArch = {
  alt: 'Arched doorway with the oak door ajar, a bench and an olive tree',
  objectPosition: '55% 50%',
  placeholder:
    'data:image/webp;base64,UklGRoAAAABXRUJQVlA4IHQAAAAQAgCdASoLAA4AAUAmJaACdADdI3IjO8QAAP7YcsrnY9UM277WaUxemGB6daUuWDlg0X4AzEIeHT/qv5ISQg4CzIDU99uavaPuoFnOHahUfhCaKGuOFFqFBBM18G9uL6yZ3mX73JUBO23NdX/z9eiQRX/AAA==',
  width: 813,
  height: 1067,
  avif: `${tourArch400Avif} 400w, ${tourArch813Avif} 813w`,
  webp: `${tourArch813Webp} 813w`,
};
