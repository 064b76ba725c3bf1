package kodama.draw;

/** A picture prepared for additive blending: the values that each pixel adds, in the box of the visible pixels. */
final class AdditiveImage {
    /** {@code 0x00RRGGBB}, premultiplied by alpha; row-major. */
    final int[] pixels;

    // The box within the picture; empty if nothing is visible
    final int left;
    final int top;
    final int width;
    final int height;

    AdditiveImage(int width, int height, int[] argb) {
        int x0 = width;
        int x1 = 0;
        int y0 = height;
        int y1 = 0;
        for (int i = 0; i < argb.length; i++) {
            if (argb[i] == 0) continue;
            x0 = Math.min(x0, i % width);
            x1 = Math.max(x1, i % width + 1);
            y0 = Math.min(y0, i / width);
            y1 = i / width + 1;
        }
        left = x0;
        top = y0;
        this.width = Math.max(0, x1 - x0);
        this.height = Math.max(0, y1 - y0);
        pixels = new int[this.width * this.height];
        for (int i = 0; i < pixels.length; i++) {
            int color = argb[(y0 + i / this.width) * width + x0 + i % this.width];
            pixels[i] = Colors.premultiply(color, color >>> 24);
        }
    }
}
