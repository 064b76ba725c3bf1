package kodama.draw;

/**
 * Angles as integer steps of a circle, with their sines from a table.
 *
 * <p>{@link StrictMath} gives the same table on every machine, which {@link Math#sin} does not guarantee. A step is
 * 0.022 degrees, which moves the edge of a sprite 256 pixels across by a twentieth of a pixel.
 */
final class AngleTable {
    private static final int STEPS = 1 << 14;
    private static final int QUARTER = STEPS / 4;
    private static final double[] SINES = sines();

    private AngleTable() {}

    private static double[] sines() {
        double[] sines = new double[QUARTER + 1];
        for (int i = 0; i < QUARTER; i++) sines[i] = StrictMath.sin(i * 2 * Math.PI / STEPS);
        sines[QUARTER] = 1;
        return sines;
    }

    /** Returns the step nearest to an angle in degrees, from 0 to below a full circle; 0 for NaN. */
    static int of(double degrees) {
        return (int) ((long) Math.floor(degrees * (STEPS / 360.0) + 0.5) & STEPS - 1);
    }

    /**
     * Returns a step near an angle in degrees, from 0 to below a full circle: one of so few that a picture of a size
     * looks the same many times, but enough that its rim moves by less than half a pixel from one to the next.
     *
     * @param size longer side of the picture, in pixels
     */
    static int of(double degrees, double size) {
        int count = size < STEPS / 8 ? Integer.highestOneBit(Math.max(1, (int) (size * 8) - 1)) * 2 : STEPS;
        int coarse = STEPS / Math.min(count, STEPS);
        return of(degrees) + coarse / 2 & -coarse & STEPS - 1;
    }

    static double sin(int turn) {
        int within = turn & QUARTER - 1;
        return switch (turn / QUARTER & 3) {
            case 0 -> SINES[within];
            case 1 -> SINES[QUARTER - within];
            case 2 -> -SINES[within];
            default -> -SINES[QUARTER - within];
        };
    }

    static double cos(int turn) {
        return sin(turn + QUARTER);
    }
}
