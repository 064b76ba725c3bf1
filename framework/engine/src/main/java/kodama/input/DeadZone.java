package kodama.input;

/**
 * The range around the center in which a stick counts as at rest, because sticks do not return to it exactly. It is a
 * circle, so that slow movements can have any direction. Values rise from 0 at its edge to 1 at the end of the range.
 *
 * @see <a href="https://www.gamedeveloper.com/design/doing-thumbstick-dead-zones-right">Doing thumbstick dead zones
 *     right</a>
 */
final class DeadZone {
    /** Values are quantized, so that a recording can store them in a byte. */
    private static final int STEPS = 127;

    private final double size;

    DeadZone(double size) {
        this.size = size;
    }

    /** Returns the value of one axis of a stick, given the other axis. */
    double apply(double along, double across) {
        double length = StrictMath.hypot(along, across);
        if (!(length > size)) return 0;
        double wanted = Math.min(1, (length - size) / (1 - size));
        return Math.rint(along / length * wanted * STEPS) / STEPS + 0.0; // no negative zero
    }
}
