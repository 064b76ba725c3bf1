package kodama.shot.kind;

import kodama.draw.BlendMode;
import kodama.draw.DrawList;
import kodama.draw.Image;
import kodama.shot.art.Artwork;
import org.jspecify.annotations.Nullable;

/** The lights of a look in its main color, each made when it is first drawn. */
final class Lights {
    /** No cloud is larger: the largest shots need no help to be seen. */
    private static final double LARGEST_RADIUS = 48;

    private final Artwork artwork;
    private final double glow;
    private final Flash flash;
    /** Half of the shot's picture; in pixels. */
    private final double half;

    private @Nullable Light light;
    private @Nullable Image halo;
    private final @Nullable Image[] clouds = new @Nullable Image[Flash.TICKS + 1];
    private final @Nullable Image[] rings = new @Nullable Image[Ending.TICKS];

    Lights(Artwork artwork, double scale, double glow, Flash flash) {
        this.artwork = artwork;
        this.glow = glow;
        this.flash = flash;
        this.half = artwork.longestSide() * scale / 2;
    }

    void drawGlow(DrawList list, double x, double y) {
        if (halo == null) halo = light().disc(radius(2.2), glow);
        add(list, halo, x, y);
    }

    /** Draws the cloud of a shot that goes off in so many ticks. */
    void drawFlash(DrawList list, double x, double y, int left) {
        if (flash == Flash.NONE) return;
        int at = Math.min(left, Flash.TICKS);
        Image cloud = clouds[at];
        if (cloud == null) clouds[at] = cloud = light().disc(radius(1.2 * flash.size(at)), flash.strength(at));
        add(list, cloud, x, y);
    }

    /** Draws the ring of a shot that has ended so many ticks ago. */
    void drawBurst(DrawList list, double x, double y, int after) {
        Image ring = rings[after];
        if (ring == null) rings[after] = ring = ring((after + 1.0) / Ending.TICKS);
        add(list, ring, x, y);
    }

    private Image ring(double part) {
        double rest = 1 - part * part;
        return light().ring(radius(0.5 + part), Math.max(1.5, half * 0.6 * rest), 0.15 + 0.75 * rest);
    }

    private double radius(double times) {
        return Math.min(LARGEST_RADIUS, Math.max(2, half) * times);
    }

    private Light light() {
        if (light == null) light = new Light(artwork.mainColor());
        return light;
    }

    private static void add(DrawList list, Image image, double x, double y) {
        list.spriteCentered(image, x, y, BlendMode.ADD);
    }
}
