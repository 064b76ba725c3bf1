package kodama.shot.look;

import kodama.draw.BlendMode;
import kodama.draw.DrawList;
import kodama.draw.Image;
import kodama.draw.SpriteLook;
import org.jspecify.annotations.Nullable;

/** The light effects of a look in its dominant color. Each image is created when it is first drawn. */
final class GlowImages {
    private final SpriteLook look = new SpriteLook().setBlend(BlendMode.ADD);

    /** Maximum radius of a cloud. Large shots are visible without a larger one. */
    private static final double LARGEST_RADIUS = 48;

    /** Radius of the glow relative to half the size of the shot's picture. */
    private static final double GLOW_SIZE = 2.2;

    private static final int MAIN_COLOR = -1;

    private final Artwork artwork;
    /** Color of the lights, {@code 0xRRGGBB}; {@link #MAIN_COLOR} for that of the artwork. */
    private final int color;

    private final double scale;
    private final double glow;
    private final SpawnFlash flash;

    private @Nullable Light light;
    private @Nullable Image halo;
    private @Nullable Image fullHalo;
    private final @Nullable Image[] clouds = new @Nullable Image[SpawnFlash.TICKS + 1];
    private final @Nullable Image[] rings = new @Nullable Image[EndEffect.TICKS];

    GlowImages(Artwork artwork, double scale, double glow, SpawnFlash flash) {
        this(artwork, MAIN_COLOR, scale, glow, flash);
    }

    GlowImages(Artwork artwork, int color, double scale, double glow, SpawnFlash flash) {
        this.artwork = artwork;
        this.color = color;
        this.scale = scale;
        this.glow = glow;
        this.flash = flash;
    }

    /** Draws the glow of a shot; the last four parameters are the shot's own opacity, scale and tint. */
    void drawGlow(DrawList list, double x, double y, double alpha, double scaleX, double scaleY, int tint) {
        if (halo == null) halo = light().disc(radius(GLOW_SIZE, scale), glow);
        add(list, halo, x, y, GLOW_SIZE, alpha, scaleX, scaleY, tint);
    }

    /** Draws the glow at full brightness. */
    void drawFullGlow(DrawList list, double x, double y, double alpha, double scaleX, double scaleY, int tint) {
        if (fullHalo == null) fullHalo = light().disc(radius(GLOW_SIZE, scale), 1);
        add(list, fullHalo, x, y, GLOW_SIZE, alpha, scaleX, scaleY, tint);
    }

    /** Draws the cloud of a shot at a number of ticks before the end of its delay. */
    void drawFlash(DrawList list, double x, double y, int left, double alpha, double scaleX, double scaleY, int tint) {
        if (flash == SpawnFlash.NONE) return;
        int at = Math.min(left, SpawnFlash.TICKS);
        double size = 1.2 * flash.size(at);
        Image cloud = clouds[at];
        if (cloud == null) clouds[at] = cloud = light().disc(radius(size, scale), flash.strength(at));
        add(list, cloud, x, y, size, alpha, scaleX, scaleY, tint);
    }

    /** Draws the ring of a shot at a number of ticks after its end. */
    void drawBurst(DrawList list, double x, double y, int after, double alpha, double scaleX, double scaleY, int tint) {
        double part = (after + 1.0) / EndEffect.TICKS;
        Image ring = rings[after];
        if (ring == null) rings[after] = ring = ring(part);
        add(list, ring, x, y, 0.5 + part, alpha, scaleX, scaleY, tint);
    }

    private Image ring(double part) {
        double rest = 1 - part * part;
        return light().ring(radius(0.5 + part, scale), Math.max(1.5, half(scale) * 0.6 * rest), 0.15 + 0.75 * rest);
    }

    /** Returns half the size of the shot's picture at a scale; in pixels. */
    private double half(double scale) {
        return artwork.longestSide() * scale / 2;
    }

    private double radius(double times, double scale) {
        return Math.min(LARGEST_RADIUS, Math.max(2, half(scale)) * times);
    }

    private Light light() {
        if (light == null) light = new Light(color == MAIN_COLOR ? artwork.mainColor() : color);
        return light;
    }

    private void add(
            DrawList list,
            Image image,
            double x,
            double y,
            double times,
            double alpha,
            double scaleX,
            double scaleY,
            int tint) {
        double wide = factor(times, scaleX);
        double high = factor(times, scaleY);
        list.sprite(image, x, y, look.setScale(wide, high).setTint(tint).setAlpha(alpha));
    }

    /** Returns by how much an image is larger at another scale. */
    private double factor(double times, double other) {
        return other == scale ? 1 : radius(times, other) / radius(times, scale);
    }

    /**
     * Round additive images in one color: glow, cloud and burst of shots. Brightness has few levels, as on a screen
     * with few colors.
     */
    private static final class Light {
        private static final int STEPS = 12;
        private static final int OPAQUE = 0xFF000000;

        private final int color;

        /** Creates the images for a color, {@code 0xRRGGBB}. */
        Light(int color) {
            this.color = color;
        }

        /** Returns a disc that is brightest in the center and fades to nothing at the edge. */
        Image disc(double radius, double strength) {
            return image(radius, distance -> {
                double inside = Math.max(0, 1 - distance / radius);
                return strength * inside * inside * (3 - 2 * inside);
            });
        }

        /** Returns a ring that is brightest along a circle. */
        Image ring(double radius, double thickness, double strength) {
            return image(radius + thickness, distance -> {
                double inside = Math.max(0, 1 - Math.abs(distance - radius) / thickness);
                return strength * inside;
            });
        }

        /** Returns the brightness at a distance from the center in pixels, 0 to 1. */
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
}
