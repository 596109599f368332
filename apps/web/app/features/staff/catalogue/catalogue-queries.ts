import type { PictureSubject } from '@studio/domain/pictures/picture-kind';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listGiftCards, listPromos, loadGiftCard, loadStaffCatalogue } from './catalogue-api.ts';
import { listPictures } from './picture-api.ts';

/** Queries of the catalogue. Invalidate `all` after each change. */
export const catalogueQueries = {
  all: ['catalogue'] as const,
  /** Products, class types, activities, instructors, rooms and the no-show policy. */
  catalogue: () => queryOptions({ queryKey: ['catalogue', 'catalogue'], queryFn: loadStaffCatalogue }),
  /** Current and earlier pictures of a record. */
  pictures: (subject: PictureSubject) =>
    queryOptions({ queryKey: ['catalogue', 'pictures', subject], queryFn: () => listPictures(subject) }),
  promos: (query: string) =>
    queryOptions({ queryKey: ['catalogue', 'promos', query], queryFn: () => listPromos(query) }),
  giftCards: (query: string) =>
    infiniteQueryOptions({
      queryKey: ['catalogue', 'gift-cards', query],
      queryFn: ({ pageParam }) => listGiftCards(query, pageParam),
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.cursor,
    }),
  giftCard: (id: string) =>
    queryOptions({ queryKey: ['catalogue', 'gift-card', id], queryFn: () => loadGiftCard(id) }),
};
