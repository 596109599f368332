/** Decoders of the accepted formats. All others, such as those of SVG and PDF, are switched off. */
const decoders = ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`);

/**
 * Loads the picture library when it's first needed, because it takes memory that other processes don't need. It keeps no
 * cache and uses one thread, so that encoding leaves the other cores to requests.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: decoders });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
