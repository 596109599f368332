/** Returns the path of a class page from the sitemap, which lists every class of the next two weeks. */
export async function findClassPage(url: string): Promise<string> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const page = /<loc>https?:\/\/[^/<]+(\/classes\/on\/[^<]+)<\/loc>/.exec(sitemap)?.[1];
  if (!page) throw new Error('The sitemap contains no class page.');
  return page;
}
