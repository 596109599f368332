/** Draws the studio's logo as PDF paths. `x`, `y` is the upper left corner and `size` the height, in points. */
export function drawStudioLogo(
  doc: PDFKit.PDFDocument,
  x: number,
  y: number,
  size: number,
  arch: string,
  figure: string,
): void {
  // brand/mark.svg has a view box of 64; its arch spans 10 to 54 horizontally and 8 to 60 vertically.
  const scale = size / 52;
  doc.translate(x - 10 * scale, y - 8 * scale).scale(scale);
  doc.path('M10 58V30a22 22 0 0 1 44 0v28a2 2 0 0 1-2 2H12a2 2 0 0 1-2-2Z').fill(arch);
  doc.lineCap('round').lineJoin('round').strokeColor(figure);
  doc.path('M17.5 33.5 32 49.5 40.6 33.6').lineWidth(4.2).stroke();
  doc.path('M39.3 36 26 33.2').lineWidth(3).stroke();
  doc.circle(43.6, 25.6, 4.1).fill(figure);
}
