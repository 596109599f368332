import { createHash, randomUUID } from 'node:crypto';
import {
  branches,
  classTypes,
  instructors,
  products,
  rooms,
  siteSettings,
} from '@studio/server/catalogue/tables';
import type { Database } from '@studio/server/platform/database/database';
import { reviews } from '@studio/server/reviews/tables';
import { classes } from '@studio/server/timetable/tables';
import { eq, sql } from 'drizzle-orm';

/** Returns text that would end any HTML context and begin an element named after the marker. */
export const buildInjectionText = (marker: string): string =>
  `Zoe ${marker}'"></title></script><${marker} on${marker}=1><script>${marker}()</script><!-- \u2028 \${7} {{7}}`;

/** Finds elements, attributes and scripts that the text has turned into. */
export function findInjectedElements(html: string, marker: string): string[] {
  const element = new RegExp(`</?${marker}`, 'g');
  const script = new RegExp(`<script[^>]*>\\s*${marker}\\(`, 'g');
  const attribute = new RegExp(`<[a-z][^<>]*\\s(?:on)?${marker}[\\s=>'"]`, 'gi');
  const outsideOfValues = html.replaceAll(/="[^"]*"/g, '=""');
  return [
    ...[...html.matchAll(element), ...html.matchAll(script)].map(([found]) => found),
    ...[...outsideOfValues.matchAll(attribute)].map(([found]) => found),
  ];
}

/** Extracts a page's scripts: executable ones with their hash, and data. */
export function extractScripts(html: string): { inline: { code: string; hash: string }[]; data: string[] } {
  const all = [...html.matchAll(/<script((?![^>]*\ssrc=)[^>]*)>([\s\S]*?)<\/script>/gi)];
  const isData = (attributes = '') => /type="application\/[^"]*json"/.test(attributes);
  const isDeferred = (attributes = '') => /type="text\/plain"/.test(attributes);
  return {
    inline: all
      .filter(([, attributes]) => !isData(attributes) && !isDeferred(attributes))
      .map(([, , code = '']) => ({
        code: code.slice(0, 80),
        hash: createHash('sha256').update(code).digest('base64'),
      })),
    data: all.filter(([, attributes]) => isData(attributes)).map(([, , code = '']) => code),
  };
}

/** Writes the text into all texts of the team and of customers that pages show. */
export async function writeInjectionText({ orm }: Database, injected: string): Promise<void> {
  await orm.update(classTypes).set({ title: injected, description: injected });
  await orm.update(classes).set({ title: injected });
  await orm.update(instructors).set({ name: injected, bio: injected, tags: [injected] });
  await orm.update(rooms).set({ name: injected, detail: injected });
  const list = [injected];
  const copy = JSON.stringify({ subtitle: injected, includes: list, excludes: list, badge: injected });
  await orm.update(products).set({
    name: injected,
    terms: sql`jsonb_set(${products.terms}, '{copy}', (${products.terms} -> 'copy') || ${copy}::jsonb)`,
  });
  const [studio] = await orm.select().from(branches);
  if (!studio) throw new Error('There is no studio.');
  const address = {
    street: injected,
    district: injected,
    city: injected,
    postcode: injected,
    country: injected,
  };
  const profileText = {
    name: injected,
    tagline: injected,
    directions: injected,
    email: `${injected}@x.example`,
    address,
  };
  await orm
    .update(branches)
    .set({ profile: { ...studio.profile, ...profileText, phone: { display: injected, dial: injected } } })
    .where(eq(branches.id, studio.id));
  const link = { label: injected, to: '/faq' };
  const banner = { text: injected, link, from: null, until: null };
  await orm
    .insert(siteSettings)
    .values({ branchId: studio.id, name: 'banner', value: banner })
    .onConflictDoUpdate({ target: [siteSettings.branchId, siteSettings.name], set: { value: banner } });
  const at = new Date();
  const review = {
    branchId: studio.id,
    activityId: 'reformer',
    subType: 'dynamic',
    rating: 5,
    writtenAt: at,
  };
  await orm.insert(reviews).values({
    ...review,
    bookingId: randomUUID(),
    text: injected,
    displayName: injected,
    reply: injected,
    status: 'PUBLISHED' as const,
    publishedAt: at,
    decidedAt: at,
    repliedAt: at,
  });
}
