package kodama.shot.look;

import kodama.draw.Image;

/** Paints the light of lasers: white in the middle, colored around it, nothing at the rims. */
public final class LaserTexture {
    /** Across the laser; in pixels. A strip that is thicker shows each of them several times. */
    private static final int ACROSS = 32;

    // How far from the middle it is white, and bright; as parts of the way to the rim.
    private static final double CORE = 0.16;
    private static final double BRIGHT = 0.32;

    private LaserTexture() {}

    /** Paints a light: a picture one pixel wide, to be stretched along the laser. */
    public static Image of(ShotColor color) {
        int[] pixels = new int[ACROSS];
        for (int i = 0; i < ACROSS; i++) pixels[i] = pixel(color, Math.abs(2 * i + 1 - ACROSS) / (double) ACROSS);
        return new Image("kodama.laser." + color.luaName(), 1, ACROSS, pixels);
    }

    /** At a part of the way from the middle to the rim. */
    private static int pixel(ShotColor color, double out) {
        if (out < CORE) return color.of(Tone.PALE);
        if (out < BRIGHT) return color.of(Tone.LIGHT);
        double left = (1 - out) / (1 - BRIGHT);
        int alpha = (int) (255 * left * left);
        return alpha << 24 | color.of(Tone.FULL) & 0xFFFFFF;
    }
}
