package kodama.capture;

import java.awt.image.IndexColorModel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The palette of a GIF picture, with at most 256 colors. A picture with few colors, such as most retro pictures, keeps
 * them all; for others the colors are chosen by median cut, so that frequent ones are matched best.
 *
 * @see <a href="https://dl.acm.org/doi/10.1145/965145.801294">Heckbert, Color image quantization for frame buffer
 *     display, 1982</a>
 */
final class GifPalette {
    private static final int MAX_COLORS = 256;

    /** The index of each color in the picture. */
    private final Map<Integer, Integer> indices;

    private final int[] colors;

    private GifPalette(int[] colors, Map<Integer, Integer> indices) {
        this.colors = colors;
        this.indices = indices;
    }

    static GifPalette of(int[] rgb) {
        int[] sorted = rgb.clone();
        Arrays.sort(sorted);
        int[] distinct = Arrays.stream(sorted).distinct().toArray();
        return distinct.length <= MAX_COLORS ? exact(distinct) : cut(sorted, distinct.length);
    }

    private static GifPalette exact(int[] colors) {
        Map<Integer, Integer> indices = new HashMap<>();
        for (int i = 0; i < colors.length; i++) indices.put(colors[i], i);
        return new GifPalette(colors, indices);
    }

    /** Splits the box with the widest range and many pixels until there are as many boxes as colors. */
    private static GifPalette cut(int[] sorted, int distinct) {
        List<Box> boxes = new ArrayList<>(List.of(Box.of(sorted, distinct)));
        while (boxes.size() < MAX_COLORS) {
            Box widest =
                    boxes.stream().max(Comparator.comparingLong(Box::weight)).orElseThrow();
            if (widest.weight() == 0) break;
            boxes.remove(widest);
            widest.divideInto(boxes);
        }
        Map<Integer, Integer> indices = new HashMap<>();
        int[] colors = new int[boxes.size()];
        for (int i = 0; i < colors.length; i++) {
            colors[i] = boxes.get(i).mean();
            for (Shade shade : boxes.get(i).shades()) indices.put(shade.rgb(), i);
        }
        return new GifPalette(colors, indices);
    }

    IndexColorModel model() {
        byte[] red = new byte[colors.length];
        byte[] green = new byte[colors.length];
        byte[] blue = new byte[colors.length];
        for (int i = 0; i < colors.length; i++) {
            red[i] = (byte) (colors[i] >> 16);
            green[i] = (byte) (colors[i] >> 8);
            blue[i] = (byte) colors[i];
        }
        return new IndexColorModel(8, colors.length, red, green, blue);
    }

    /** The index of each pixel's color; only for pixels of the same picture. */
    byte[] indices(int[] rgb) {
        byte[] all = new byte[rgb.length];
        for (int i = 0; i < rgb.length; i++) all[i] = (byte) index(rgb[i]);
        return all;
    }

    private int index(int rgb) {
        return Objects.requireNonNull(indices.get(rgb));
    }

    /** A color and its number of pixels. */
    private record Shade(int rgb, int pixels) {
        int channel(int shift) {
            return rgb >> shift & 0xFF;
        }
    }

    /** Similar colors. */
    private record Box(List<Shade> shades, int widestShift, long weight) {
        private static final int[] SHIFTS = {16, 8, 0};

        static Box of(int[] sorted, int distinct) {
            List<Shade> shades = new ArrayList<>(distinct);
            for (int start = 0, at = 0; start < sorted.length; start = at) {
                while (at < sorted.length && sorted[at] == sorted[start]) at++;
                shades.add(new Shade(sorted[start], at - start));
            }
            return of(shades);
        }

        private static Box of(List<Shade> shades) {
            int widest = SHIFTS[0];
            for (int shift : SHIFTS) if (spread(shades, shift) > spread(shades, widest)) widest = shift;
            long pixels = shades.stream().mapToLong(Shade::pixels).sum();
            return new Box(shades, widest, pixels * spread(shades, widest));
        }

        private static int spread(List<Shade> shades, int shift) {
            int least = 255;
            int most = 0;
            for (Shade shade : shades) {
                least = Math.min(least, shade.channel(shift));
                most = Math.max(most, shade.channel(shift));
            }
            return most - least;
        }

        /** Splits the box in two with about the same number of pixels, and at least one color each. */
        void divideInto(List<Box> boxes) {
            List<Shade> order = new ArrayList<>(shades);
            order.sort(Comparator.comparingInt((Shade shade) -> shade.channel(widestShift))
                    .thenComparingInt(Shade::rgb));
            long half = order.stream().mapToLong(Shade::pixels).sum() / 2;
            int end = 1;
            for (long pixels = order.get(0).pixels(); pixels < half && end < order.size() - 1; end++)
                pixels += order.get(end).pixels();
            boxes.add(of(order.subList(0, end)));
            boxes.add(of(order.subList(end, order.size())));
        }

        int mean() {
            long pixels = shades.stream().mapToLong(Shade::pixels).sum();
            int rgb = 0;
            for (int shift : SHIFTS) {
                long sum = shades.stream()
                        .mapToLong(shade -> (long) shade.channel(shift) * shade.pixels())
                        .sum();
                rgb |= (int) ((sum + pixels / 2) / pixels) << shift;
            }
            return rgb;
        }
    }
}
