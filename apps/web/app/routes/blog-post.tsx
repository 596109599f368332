import { BlogPlaceholder } from '../features/blog/blog-placeholder.tsx';
import { postTitle } from '../features/blog/post-title.ts';
import { pageMeta } from '../lib/meta.ts';
import type { Route } from './+types/blog-post';

/** There is nothing to find yet. */
export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta(postTitle(params.slug), 'A note from the studio that is still being written.', { unlisted: true });

export default function BlogPostPage({ params }: Route.ComponentProps) {
  return <BlogPlaceholder title={postTitle(params.slug)} slug={params.slug} />;
}
