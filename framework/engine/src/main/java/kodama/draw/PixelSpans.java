package kodama.draw;

/**
 * Draws a row of picture colors, or of one color, over a row of frame pixels. All sprites are drawn by these loops,
 * whatever their rotation.
 *
 * <p>Plain loops over arrays, which HotSpot compiles well; nothing is checked, because the callers have clipped.
 */
final class PixelSpans {
    private PixelSpans() {}

    static void copy(Image.Kind kind, int[] from, int at, int[] to, int start, int count) {
        switch (kind) {
            case OPAQUE -> System.arraycopy(from, at, to, start, count);
            case KEYED -> keyed(from, at, to, start, count);
            case BLENDED -> blended(from, at, to, start, count);
        }
    }

    /** Alpha is 0 or 255, so the sign of the color shows whether to copy it. */
    private static void keyed(int[] from, int at, int[] to, int start, int count) {
        for (int i = 0; i < count; i++) {
            int color = from[at + i];
            if (color < 0) to[start + i] = color;
        }
    }

    private static void blended(int[] from, int at, int[] to, int start, int count) {
        for (int i = 0; i < count; i++) {
            int color = from[at + i];
            int alpha = color >>> 24;
            if (alpha == 255) to[start + i] = color;
            else if (alpha != 0) to[start + i] = Colors.blend(to[start + i], color, alpha);
        }
    }

    /** Draws a color over pixels from {@code start} (included) to {@code end} (excluded). */
    static void fill(BlendMode blend, int[] to, int start, int end, int argb, int alpha) {
        switch (blend) {
            case NORMAL -> {
                for (int i = start; i < end; i++) to[i] = Colors.blend(to[i], argb, alpha);
            }
            case ADD -> {
                int light = Colors.premultiply(argb, alpha);
                for (int i = start; i < end; i++) to[i] = Colors.add(to[i], light);
            }
            default -> throw new IllegalStateException("no loop fills pixels in blend mode " + blend);
        }
    }

    static void mix(
            BlendMode blend, Image.Kind kind, int[] from, int at, int[] to, int start, int count, int tint, int alpha) {
        boolean tinted = (tint | Colors.BLACK) != Colors.WHITE;
        boolean keyed = kind != Image.Kind.BLENDED;
        switch (blend) {
            case NORMAL -> {
                if (tinted) tinted(from, at, to, start, count, tint, alpha);
                else if (keyed) keyedFaded(from, at, to, start, count, alpha);
                else faded(from, at, to, start, count, alpha);
            }
            case ADD -> {
                if (tinted) tintedAdd(from, at, to, start, count, tint, alpha);
                else if (keyed) keyedAdd(from, at, to, start, count, alpha);
                else add(from, at, to, start, count, alpha);
            }
            default -> throw new IllegalStateException("no loops mix pixels in blend mode " + blend);
        }
    }

    private static void keyedFaded(int[] from, int at, int[] to, int start, int count, int alpha) {
        for (int i = 0; i < count; i++) {
            int color = from[at + i];
            if (color < 0) to[start + i] = Colors.blend(to[start + i], color, alpha);
        }
    }

    private static void keyedAdd(int[] from, int at, int[] to, int start, int count, int alpha) {
        for (int i = 0; i < count; i++) {
            int color = from[at + i];
            if (color < 0) to[start + i] = Colors.add(to[start + i], color, alpha);
        }
    }

    // No branches below: a transparent pixel is blended with weight 0.

    private static void faded(int[] from, int at, int[] to, int start, int count, int alpha) {
        for (int i = 0; i < count; i++) {
            int color = from[at + i];
            to[start + i] = Colors.blend(to[start + i], color, Colors.scale(color >>> 24, alpha));
        }
    }

    private static void tinted(int[] from, int at, int[] to, int start, int count, int tint, int alpha) {
        for (int i = 0; i < count; i++) {
            int color = from[at + i];
            int cover = Colors.scale(color >>> 24, alpha);
            to[start + i] = Colors.blend(to[start + i], Colors.tint(color, tint), cover);
        }
    }

    private static void add(int[] from, int at, int[] to, int start, int count, int alpha) {
        for (int i = 0; i < count; i++) {
            int color = from[at + i];
            to[start + i] = Colors.add(to[start + i], color, Colors.scale(color >>> 24, alpha));
        }
    }

    private static void tintedAdd(int[] from, int at, int[] to, int start, int count, int tint, int alpha) {
        for (int i = 0; i < count; i++) {
            int color = from[at + i];
            int cover = Colors.scale(color >>> 24, alpha);
            to[start + i] = Colors.add(to[start + i], Colors.tint(color, tint), cover);
        }
    }
}
