interface CanvasAndContext {
  canvas: OffscreenCanvas | null;
  context: OffscreenCanvasRenderingContext2D | null;
}

/** Canvases for pdf.js that need no document. */
export class OffscreenCanvasFactory {
  create(width: number, height: number): CanvasAndContext {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
  }

  reset({ canvas }: CanvasAndContext, width: number, height: number): void {
    if (canvas) Object.assign(canvas, { width, height });
  }

  destroy(pair: CanvasAndContext): void {
    this.reset(pair, 0, 0);
    Object.assign(pair, { canvas: null, context: null });
  }
}

/** Filters are SVG elements, which need a document. Without them, soft masks and transfer functions are drawn plainly. */
export class NoFilterFactory {
  addFilter = (): string => 'none';
  addHCMFilter = this.addFilter;
  addAlphaFilter = this.addFilter;
  addLuminosityFilter = this.addFilter;
  addKnockoutFilter = this.addFilter;
  addHighlightHCMFilter = this.addFilter;
  destroy(): void {}
}

/** Fonts and character maps that aren't in a PDF aren't downloaded; `onMissing` receives the kind of each. */
export const noDataFactory = (onMissing: (kind: string) => void) =>
  class {
    async fetch({ kind }: { readonly kind: string }): Promise<never> {
      onMissing(kind);
      throw new Error('Not downloaded.');
    }
  };
