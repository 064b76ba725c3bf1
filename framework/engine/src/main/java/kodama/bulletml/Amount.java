package kodama.bulletml;

/**
 * A direction, a speed or a part of one.
 *
 * @param type what it is counted from
 * @param value directions in degrees, 0 up, clockwise; speeds in the file's own unit
 */
public record Amount(int line, Type type, BarrageExpression value) {
    /** What it is counted from. */
    public enum Type {
        /** From where the target is; of directions only. */
        AIM,
        /** From 0. */
        ABSOLUTE,
        /** From what the bullet has, or from that of the one who fires. */
        RELATIVE,
        /** From what the last bullet had that was fired, or, in a change, on and on in every tick. */
        SEQUENCE
    }
}
