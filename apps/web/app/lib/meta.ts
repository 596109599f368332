import { branch } from '@studio/content/branch';

const studio = `${branch.name} ${branch.tagline}`;

/** Title and description of a page. The studio's name stands behind the page's own. */
export function pageMeta(title: string | null, description: string) {
  return [{ title: title ? `${title} | ${studio}` : studio }, { name: 'description', content: description }];
}
