import { BlogPlaceholder } from '../features/public/blog/blog-placeholder.tsx';
import { titleFromSlug } from '../features/public/blog/title-from-slug.ts';
import { buildPageMeta } from '../lib/site/page-meta.ts';
import type { Route } from './+types/blog-post';

/** Excludes the page from search engines, because the post has no content yet. */
export function meta({ params, matches }: Route.MetaArgs) {
  const description = 'This article isn’t published yet.';
  return buildPageMeta(matches, titleFromSlug(params.slug), description, { unlisted: true });
}

export default function BlogPostPage({ params }: Route.ComponentProps) {
  return <BlogPlaceholder title={titleFromSlug(params.slug)} slug={params.slug} />;
}
