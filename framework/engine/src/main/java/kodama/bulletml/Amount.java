package kodama.bulletml;

/**
 * A direction, a speed or one component of a velocity.
 *
 * @param type the reference that the value is added to
 * @param value directions in degrees, 0 is up, clockwise; speeds in the unit of the file
 */
public record Amount(int line, Type type, BarrageExpression value) {
    /** The reference that a value is added to. */
    public enum Type {
        /** The direction to the target; for directions only. */
        AIM,
        /** Zero. */
        ABSOLUTE,
        /** The bullet's current value, or that of the shooter. */
        RELATIVE,
        /** The value of the last fired bullet; in a change, the value is added in every tick. */
        SEQUENCE
    }
}
