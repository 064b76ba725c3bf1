package kodama.shot.look;

import kodama.draw.Image;

/** Paints the textures of lasers: white in the middle, colored around it, black at the edges. */
public final class LaserTexture {
    /** Size across the laser; in pixels. On wider lasers each pixel is repeated. */
    private static final int ACROSS = 32;

    // radius of the white core and of the bright part, as parts of the half width
    private static final double CORE = 0.16;
    private static final double BRIGHT = 0.32;

    private LaserTexture() {}

    /** Paints a texture one pixel wide, to be stretched along the laser. */
    public static Image of(ShotColor color) {
        int[] pixels = new int[ACROSS];
        for (int i = 0; i < ACROSS; i++) pixels[i] = pixel(color, Math.abs(2 * i + 1 - ACROSS) / (double) ACROSS);
        return new Image("kodama.laser." + color.luaName(), 1, ACROSS, pixels);
    }

    /** Returns the color at a distance from the middle, as a part of the half width. */
    private static int pixel(ShotColor color, double out) {
        if (out < CORE) return color.of(Tone.PALE);
        if (out < BRIGHT) return color.of(Tone.LIGHT);
        double left = (1 - out) / (1 - BRIGHT);
        int alpha = (int) (255 * left * left);
        return alpha << 24 | color.of(Tone.FULL) & 0xFFFFFF;
    }
}
