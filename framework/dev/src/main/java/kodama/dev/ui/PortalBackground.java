package kodama.dev.ui;

/** The portal's background: rings of dim shots that turn in opposite directions. */
public final class PortalBackground {
    private static final int RINGS = 6;
    private static final int SHOTS_PER_RING = 7;
    private static final int[] COLORS = {0xFF3A2C63, 0xFF2B2148, 0xFF211A3A};

    private PortalBackground() {}

    /** Fills the window; {@code frames} is the animation time in sixtieths of a second. */
    public static void draw(DotCanvas canvas, long frames) {
        canvas.fill(Palette.GROUND);
        int width = canvas.width();
        int height = canvas.height();
        double apart = Math.min(width, height) / (RINGS + 3.0);
        for (int ring = 1; ring <= RINGS; ring++) drawRing(canvas, width * 0.7, height * 0.55, ring, apart, frames);
    }

    private static void drawRing(DotCanvas canvas, double x, double y, int ring, double apart, long frames) {
        double turn = Math.toRadians(frames * 0.2 / ring * (ring % 2 == 0 ? -1 : 1));
        int shots = SHOTS_PER_RING * ring;
        for (int i = 0; i < shots; i++) {
            double angle = turn + 2 * Math.PI * i / shots;
            canvas.shot(
                    x + Math.cos(angle) * ring * apart,
                    y + Math.sin(angle) * ring * apart,
                    COLORS[(ring - 1) * COLORS.length / RINGS]);
        }
    }
}
