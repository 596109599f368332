import { amaraCole } from '../../assets/pictures/amara-cole.ts';
import { freyaLind } from '../../assets/pictures/freya-lind.ts';
import { inesDuarte } from '../../assets/pictures/ines-duarte.ts';
import { jonahPrice } from '../../assets/pictures/jonah-price.ts';
import { meiTanaka } from '../../assets/pictures/mei-tanaka.ts';
import { noorHaddad } from '../../assets/pictures/noor-haddad.ts';
import type { PictureFacts } from '../../ui/picture-facts.ts';

/** Portraits in several sizes, by instructor; whoever is not here has the one that the catalogue names. */
export const portraits: Readonly<Record<string, PictureFacts>> = {
  'amara-cole': amaraCole,
  'freya-lind': freyaLind,
  'ines-duarte': inesDuarte,
  'jonah-price': jonahPrice,
  'mei-tanaka': meiTanaka,
  'noor-haddad': noorHaddad,
};
