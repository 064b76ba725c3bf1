package kodama.shot.pattern;

/** What the directions of one level of a pattern count from. */
public enum AngleReference {
    /** From that of the level around it, and at the outermost from that of the muzzle. */
    RELATIVE,
    /** From the right, whatever is around it. */
    ABSOLUTE,
    /** From the way to the target. */
    AIMED,
    /** From the way that leads away from the muzzle. */
    OUTWARD
}
