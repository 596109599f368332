import type { SiteCopy } from '@studio/content/site-copy/site-copy-fields';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import type { SourcePassage } from './source-passage.ts';

const roomsLink = { label: 'The rooms', to: '/studio/environment' };

/**
 * Returns passages that only answers of topics refer to. The search leaves them out, because they match too many
 * questions.
 */
export function buildTopicPassages(
  { rooms }: Pick<GetCatalogueResponse, 'rooms'>,
  copy: Pick<SiteCopy, 'rooms' | 'promos'>,
): SourcePassage[] {
  const { lead, rooms: roomTexts } = copy.rooms;
  const ofRooms = roomTexts.flatMap(({ room, text }) => {
    const found = rooms.find(({ id }) => id === room);
    return found
      ? [{ id: `rooms:in-${room}`, title: found.name, text: `${found.name}: ${text}`, link: roomsLink }]
      : [];
  });
  const promos = copy.promos.slides.map(({ id, title, text, startsText, button }) => ({
    id: `promo:${id}`,
    title,
    text: `${title}: ${startsText}. ${text}`,
    link: button,
  }));
  const introduction = { id: 'rooms:introduction', title: 'The rooms', text: lead, link: roomsLink };
  return [...(lead ? [introduction] : []), ...ofRooms, ...promos];
}
