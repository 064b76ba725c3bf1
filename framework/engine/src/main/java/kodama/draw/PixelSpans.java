package kodama.draw;

/**
 * Draws a row of picture colors, or of one color, over a row of frame pixels. All sprites are drawn by these loops,
 * whatever their rotation.
 *
 * <p>Plain loops over arrays, which HotSpot compiles well; nothing is checked, because the callers have clipped.
 */
final class PixelSpans {
    private PixelSpans() {}

    /**
     * Draws colors from index {@code at} on over pixels from index {@code start} on.
     *
     * @param opaque whether all those pixels are opaque
     */
    static void copy(boolean opaque, Image.Kind kind, int[] from, int at, int[] to, int start, int count) {
        switch (kind) {
            case OPAQUE -> System.arraycopy(from, at, to, start, count);
            case KEYED -> keyed(from, at, to, start, count);
            case BLENDED -> {
                if (opaque) blended(from, at, to, start, count);
                else onTransparent(BlendMode.NORMAL, from, at, to, start, count, Colors.WHITE, 255);
            }
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
    static void fill(boolean opaque, BlendMode blend, int[] to, int start, int end, int argb, int alpha) {
        if (!opaque) for (int i = start; i < end; i++) to[i] = blend.blendOnTransparent(to[i], argb, alpha);
        else if (blend == BlendMode.NORMAL) for (int i = start; i < end; i++) to[i] = Colors.blend(to[i], argb, alpha);
        else if (blend == BlendMode.ADD) addColor(to, start, end, Colors.premultiply(argb, alpha));
        else for (int i = start; i < end; i++) to[i] = blend.blend(to[i], argb, alpha);
    }

    private static void addColor(int[] to, int start, int end, int light) {
        for (int i = start; i < end; i++) to[i] = Colors.add(to[i], light);
    }

    /**
     * Blends colors, tinted and with alpha 0 to 255 in addition to their own, with the pixels of a surface.
     *
     * @param kind how the colors are drawn without blending
     */
    static void mix(
            boolean opaque,
            BlendMode blend,
            Image.Kind kind,
            int[] from,
            int at,
            int[] to,
            int start,
            int count,
            int tint,
            int alpha) {
        boolean tinted = (tint | Colors.BLACK) != Colors.WHITE;
        boolean keyed = kind != Image.Kind.BLENDED;
        if (!opaque) onTransparent(blend, from, at, to, start, count, tint, alpha);
        else if (blend == BlendMode.NORMAL) {
            if (tinted) tinted(from, at, to, start, count, tint, alpha);
            else if (keyed) keyedFaded(from, at, to, start, count, alpha);
            else faded(from, at, to, start, count, alpha);
        } else if (blend == BlendMode.ADD) {
            if (tinted) tintedAdd(from, at, to, start, count, tint, alpha);
            else if (keyed) keyedAdd(from, at, to, start, count, alpha);
            else add(from, at, to, start, count, alpha);
        } else other(blend, from, at, to, start, count, tint, alpha);
    }

    private static void onTransparent(
            BlendMode blend, int[] from, int at, int[] to, int start, int count, int tint, int alpha) {
        for (int i = 0; i < count; i++) {
            int color = from[at + i];
            int cover = Colors.fade(color >>> 24, alpha);
            to[start + i] = blend.blendOnTransparent(to[start + i], Colors.tint(color, tint), cover);
        }
    }

    private static void other(
            BlendMode blend, int[] from, int at, int[] to, int start, int count, int tint, int alpha) {
        for (int i = 0; i < count; i++) {
            int color = from[at + i];
            int cover = Colors.fade(color >>> 24, alpha);
            if (cover != 0) to[start + i] = blend.blend(to[start + i], Colors.tint(color, tint), cover);
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
            to[start + i] = Colors.blend(to[start + i], color, Colors.fade(color >>> 24, alpha));
        }
    }

    private static void tinted(int[] from, int at, int[] to, int start, int count, int tint, int alpha) {
        for (int i = 0; i < count; i++) {
            int color = from[at + i];
            int cover = Colors.fade(color >>> 24, alpha);
            to[start + i] = Colors.blend(to[start + i], Colors.tint(color, tint), cover);
        }
    }

    private static void add(int[] from, int at, int[] to, int start, int count, int alpha) {
        for (int i = 0; i < count; i++) {
            int color = from[at + i];
            to[start + i] = Colors.add(to[start + i], color, Colors.fade(color >>> 24, alpha));
        }
    }

    private static void tintedAdd(int[] from, int at, int[] to, int start, int count, int tint, int alpha) {
        for (int i = 0; i < count; i++) {
            int color = from[at + i];
            int cover = Colors.fade(color >>> 24, alpha);
            to[start + i] = Colors.add(to[start + i], Colors.tint(color, tint), cover);
        }
    }
}
