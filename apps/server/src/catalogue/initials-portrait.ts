import { apiBase } from '@studio/contracts/paths';
import { foldText } from '@studio/domain/search/fold-text';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../platform/app-error.ts';

const path = (initials: string) => `/catalogue/portrait/${initials}.svg`;

/** Returns the URL of a placeholder portrait with an instructor's initials, or "MS" for a name without Latin letters. */
export function getInitialsPortraitUrl(name: string): string {
  const nameParts = foldText(name).replaceAll("'", '').split(' ').filter(Boolean);
  const letters = [nameParts[0], nameParts.length > 1 ? nameParts.at(-1) : undefined].map(
    (word) => word?.[0] ?? '',
  );
  const initials = letters
    .join('')
    .replace(/[^A-Za-z]/g, '')
    .toUpperCase();
  return `${apiBase}${path(initials || 'MS')}`;
}

/** Registers the route of placeholder portraits. A portrait never changes, so it's cached for a year. */
export function registerPortraitRoute(app: FastifyInstance): void {
  app.get(
    path(':initials'),
    { config: { policy: 'public' } },
    async (request: FastifyRequest<{ Params: { initials: string } }>, reply) => {
      const { initials } = request.params;
      if (!/^[A-Z]{1,2}$/.test(initials)) throw new AppError('not_found');
      return reply
        .type('image/svg+xml')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(drawPortrait(initials));
    },
  );
}

function drawPortrait(initials: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 560"><rect width="480" height="560" fill="#e5d9c8"/><text x="240" y="306" text-anchor="middle" font-family="Georgia, serif" font-size="150" fill="#2e4034">${initials}</text></svg>`;
}
