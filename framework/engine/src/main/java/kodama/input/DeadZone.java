package kodama.input;

/**
 * How far a stick may be off its middle and counts as resting, as no stick comes back to it exactly. It is a circle, so
 * that slow movements have all directions; from its edge to the stick's end the values go from 0 to 1.
 *
 * @see <a href="https://www.gamedeveloper.com/design/doing-thumbstick-dead-zones-right">Doing thumbstick dead zones
 *     right</a>
 */
final class DeadZone {
    /** Values have steps, so that a recording can keep them in a byte. */
    private static final int STEPS = 127;

    private final double size;

    DeadZone(double size) {
        this.size = size;
    }

    /** What a direction of a stick is worth, given how far it is moved across that. */
    double apply(double along, double across) {
        double length = Math.hypot(along, across);
        if (!(length > size)) return 0;
        double wanted = Math.min(1, (length - size) / (1 - size));
        return Math.rint(along / length * wanted * STEPS) / STEPS + 0.0; // no negative zero
    }
}
