package kodama.draw;

/**
 * Puts a row of picture colours over a row of frame pixels. All sprites end here, whatever way they are turned.
 *
 * <p>Plain loops over plain arrays, which HotSpot compiles well; nothing is checked, the callers have clipped.
 */
final class Spans {
    private Spans() {}

    static void copy(Image.Kind kind, int[] from, int at, int[] to, int start, int count) {
        switch (kind) {
            case OPAQUE -> System.arraycopy(from, at, to, start, count);
            case KEYED -> keyed(from, at, to, start, count);
            case BLENDED -> blended(from, at, to, start, count);
        }
    }

    /** Alpha is 0 or 255, so the sign of the colour tells whether to copy it. */
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

    static void mix(int[] from, int at, int[] to, int start, int count, int tint, int alpha, boolean add) {
        boolean white = (tint | Colors.BLACK) == Colors.WHITE;
        for (int i = 0; i < count; i++) {
            int color = from[at + i];
            int cover = Colors.scale(color >>> 24, alpha);
            if (cover == 0) continue;
            if (!white) color = Colors.tint(color, tint);
            int under = to[start + i];
            to[start + i] = add ? Colors.add(under, color, cover) : Colors.blend(under, color, cover);
        }
    }
}
