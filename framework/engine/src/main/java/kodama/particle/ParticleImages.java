package kodama.particle;

import java.util.Arrays;
import java.util.List;
import kodama.draw.Colors;
import kodama.draw.Image;
import kodama.geom.Aim;
import org.jspecify.annotations.Nullable;

/**
 * The pictures of a kind of particles in all stages of life and, if they rotate, in all directions, created when they
 * are first shown: they are drawn as fast as plain sprites.
 */
final class ParticleImages {
    /** Stages of life with a size, color and opacity of their own. */
    static final int STAGES = 16;

    private static final int DIRECTIONS = 32;

    private final List<Image> frames;
    private final double[] sizes;
    private final double[] alphas;
    private final int[] colors;
    private final int directions;
    /** By frame, stage and direction. */
    private final @Nullable Image[] prepared;

    /** The {@linkplain ParticleLimit#epoch epoch} of the prepared pictures. */
    private int epoch;

    ParticleImages(List<Image> frames, double[] sizes, double[] alphas, int[] colors, boolean turns) {
        this.frames = frames;
        this.sizes = sizes;
        this.alphas = alphas;
        this.colors = colors;
        directions = turns ? DIRECTIONS : 1;
        prepared = new Image[frames.size() * STAGES * directions];
    }

    /**
     * Returns a picture; one whose pixels are all transparent if nothing is visible.
     *
     * @param frame index of the frame, from 0
     * @param stage stage of life, from 0
     * @param rotation in degrees, clockwise
     * @param limit counts the pixels of prepared pictures
     */
    Image at(int frame, int stage, double rotation, ParticleLimit limit) {
        if (epoch != limit.epoch()) Arrays.fill(prepared, null);
        epoch = limit.epoch();
        int direction = directions == 1 ? 0 : (int) Math.floor(rotation * (DIRECTIONS / 360.0) + 0.5) & DIRECTIONS - 1;
        int index = (frame * STAGES + stage) * directions + direction;
        Image known = prepared[index];
        if (known != null) return known;
        Image made = prepare(frames.get(frame), stage, direction * (360.0 / DIRECTIONS));
        prepared[index] = made;
        limit.addPrepared(made.width() * made.height());
        return made;
    }

    /** Returns the greatest number of pixels of all pictures together. */
    long pixels() {
        double largest = 0;
        for (double size : sizes) largest = Math.max(largest, size);
        double sum = 0;
        for (Image frame : frames) sum += frame.width() * largest * frame.height() * largest;
        return (long) (sum * STAGES * directions);
    }

    private Image prepare(Image frame, int stage, double rotation) {
        double share = stage / (STAGES - 1.0);
        double size = between(sizes, share);
        int wide = (int) (frame.width() * size + 0.5);
        int high = (int) (frame.height() * size + 0.5);
        int alpha = (int) (between(alphas, share) * 256 + 0.5);
        if (wide == 0 || high == 0 || alpha == 0) return new Image(frame.name(), 1, 1, new int[1]);
        return paint(frame, wide, high, rotation, Colors.opaque(color(share)), alpha);
    }

    private static double between(double[] values, double share) {
        double place = share * (values.length - 1);
        int first = Math.min((int) place, values.length - 1);
        int next = Math.min(first + 1, values.length - 1);
        return values[first] + (values[next] - values[first]) * (place - first);
    }

    private int color(double share) {
        double place = share * (colors.length - 1);
        int first = Math.min((int) place, colors.length - 1);
        int next = colors[Math.min(first + 1, colors.length - 1)];
        int part = (int) ((place - first) * 256);
        int color = 0;
        for (int shift = 0; shift < 24; shift += 8) {
            int from = colors[first] >> shift & 255;
            color |= from + (((next >> shift & 255) - from) * part >> 8) << shift;
        }
        return color;
    }

    private static Image paint(Image frame, int wide, int high, double rotation, int tint, int alpha) {
        double cos = Aim.stepX(rotation);
        double sin = Aim.stepY(rotation);
        int across = side(Math.abs(wide * cos) + Math.abs(high * sin), wide);
        int down = side(Math.abs(wide * sin) + Math.abs(high * cos), high);
        int[] pixels = new int[across * down];
        for (int i = 0; i < pixels.length; i++) {
            double x = i % across + 0.5 - across / 2.0;
            double y = i / across + 0.5 - down / 2.0;
            double u = (x * cos + y * sin) / wide + 0.5;
            double v = (y * cos - x * sin) / high + 0.5;
            if (u >= 0 && u < 1 && v >= 0 && v < 1)
                pixels[i] = mixed(frame.pixel((int) (u * frame.width()), (int) (v * frame.height())), tint, alpha);
        }
        return new Image(frame.name(), across, down, pixels);
    }

    /** Returns a whole number of pixels with the parity of the upright side, so that the center does not move. */
    private static int side(double length, int upright) {
        int side = Math.max(1, (int) Math.ceil(length - 1e-9));
        return (side - upright) % 2 == 0 ? side : side + 1;
    }

    private static int mixed(int color, int tint, int alpha) {
        return Colors.tint(color, tint) & 0xFFFFFF | (color >>> 24) * alpha >> 8 << 24;
    }
}
