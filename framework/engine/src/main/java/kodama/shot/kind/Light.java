package kodama.shot.kind;

import kodama.draw.Image;

/**
 * Round lights of a color, to be added to what is below them: what shots glow with, come out of and burst into.
 *
 * <p>In steps of brightness, as a screen with few colors would have it.
 */
final class Light {
    private static final int STEPS = 12;
    private static final int OPAQUE = 0xFF000000;

    private final int color;

    /** A light of a color, {@code 0xRRGGBB}. */
    Light(int color) {
        this.color = color;
    }

    /** Brightest in the middle, nothing at the rim. */
    Image disc(double radius, double strength) {
        return image(radius, distance -> {
            double inside = Math.max(0, 1 - distance / radius);
            return strength * inside * inside * (3 - 2 * inside);
        });
    }

    /** Brightest along a circle. */
    Image ring(double radius, double thickness, double strength) {
        return image(radius + thickness, distance -> {
            double inside = Math.max(0, 1 - Math.abs(distance - radius) / thickness);
            return strength * inside;
        });
    }

    /** How bright it is so many pixels from the middle, 0 to 1. */
    private interface Brightness {
        double at(double distance);
    }

    private Image image(double radius, Brightness brightness) {
        int side = Math.max(2, 2 * (int) Math.ceil(radius));
        int[] pixels = new int[side * side];
        for (int i = 0; i < pixels.length; i++) {
            double x = i % side + 0.5 - side / 2.0;
            double y = i / side + 0.5 - side / 2.0;
            pixels[i] = lit(brightness.at(Math.sqrt(x * x + y * y)));
        }
        return new Image("light", side, side, pixels);
    }

    private int lit(double brightness) {
        int step = (int) (Math.min(1, brightness) * STEPS + 0.5);
        return step == 0 ? 0 : OPAQUE | part(16, step) | part(8, step) | part(0, step);
    }

    private int part(int shift, int step) {
        return (color >> shift & 255) * step / STEPS << shift;
    }
}
