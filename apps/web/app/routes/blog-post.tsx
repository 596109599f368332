import { BlogPlaceholder } from '../features/blog/blog-placeholder.tsx';
import { postTitle } from '../features/blog/post-title.ts';
import { pageMeta } from '../lib/meta.ts';
import type { Route } from './+types/blog-post';

/** There is nothing to find yet. */
export function meta({ params, matches }: Route.MetaArgs) {
  const description = 'A note from the studio that is still being written.';
  return pageMeta(matches, postTitle(params.slug), description, { unlisted: true });
}

export default function BlogPostPage({ params }: Route.ComponentProps) {
  return <BlogPlaceholder title={postTitle(params.slug)} slug={params.slug} />;
}
