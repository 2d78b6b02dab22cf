/** A drawing of the page as a file: its markup, or painted. No picture is loaded, so that the page's policy holds. */

/** Colours of the drawings are properties with a fallback, which other programs than browsers do not know. */
const plainColours = (markup: string): string => markup.replace(/var\(--[\w-]+,\s*(#[\da-f]+)\)/gi, '$1');

/**
 * Returns a drawing as a file of its own.
 * @param height of the picture, in pixels
 */
export function svgFile(svg: SVGSVGElement, height: number): Blob {
  const { width: across, height: down } = svg.viewBox.baseVal;
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.removeAttribute('class');
  copy.setAttribute('width', String(Math.round((height * across) / down)));
  copy.setAttribute('height', String(height));
  const markup = new XMLSerializer().serializeToString(copy);
  return new Blob([plainColours(markup)], { type: 'image/svg+xml' });
}

/** Returns the outline of one shape, in its own units. */
function outlineOf(shape: SVGGeometryElement): Path2D {
  const path = new Path2D(shape instanceof SVGPathElement ? (shape.getAttribute('d') ?? '') : '');
  if (shape instanceof SVGCircleElement || shape instanceof SVGEllipseElement) {
    const [rx, ry] = shape instanceof SVGCircleElement ? [shape.r, shape.r] : [shape.rx, shape.ry];
    path.ellipse(shape.cx.baseVal.value, shape.cy.baseVal.value, rx.baseVal.value, ry.baseVal.value, 0, 0, 2 * Math.PI);
  }
  if (shape instanceof SVGRectElement) {
    const { x, y, width, height, rx } = shape;
    path.roundRect(x.baseVal.value, y.baseVal.value, width.baseVal.value, height.baseVal.value, rx.baseVal.value);
  }
  return path;
}

function paintShape(context: CanvasRenderingContext2D, shape: SVGGeometryElement): void {
  const style = getComputedStyle(shape);
  const path = outlineOf(shape);
  if (style.fill !== 'none') {
    context.globalAlpha = Number(style.fillOpacity);
    context.fillStyle = style.fill;
    context.fill(path, style.fillRule === 'evenodd' ? 'evenodd' : 'nonzero');
  }
  if (style.stroke === 'none') return;
  // A length that a shape gives itself is what its dashes are measured in.
  const own = shape.pathLength.baseVal;
  const unit = own > 0 ? shape.getTotalLength() / own : 1;
  const dashes = style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(/[,\s]+/).map(parseFloat);
  context.globalAlpha = Number(style.strokeOpacity);
  context.strokeStyle = style.stroke;
  context.lineWidth = parseFloat(style.strokeWidth);
  context.lineCap = style.strokeLinecap as CanvasLineCap;
  context.lineJoin = 'round';
  context.setLineDash(dashes.map((dash) => dash * unit));
  context.stroke(path);
}

/**
 * Returns a drawing that stands in the page, painted.
 * @param height of the picture, in pixels
 */
export function paintSvg(svg: SVGSVGElement, height: number): HTMLCanvasElement {
  const { x, y, width, height: down } = svg.viewBox.baseVal;
  const scale = height / down;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = height;
  const context = canvas.getContext('2d');
  const base = svg.getScreenCTM()?.inverse();
  if (!context || !base) return canvas;
  const whole = new DOMMatrix([scale, 0, 0, scale, -x * scale, -y * scale]);
  for (const shape of svg.querySelectorAll<SVGGeometryElement>('path,circle,ellipse,rect')) {
    const own = shape.getScreenCTM();
    if (!own) continue;
    const { a, b, c, d, e, f } = base.multiply(own);
    context.setTransform(whole.multiply(new DOMMatrix([a, b, c, d, e, f])));
    paintShape(context, shape);
  }
  return canvas;
}
