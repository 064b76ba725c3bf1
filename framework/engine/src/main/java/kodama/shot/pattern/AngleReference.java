package kodama.shot.pattern;

/** The reference for the angles in one level of a pattern. */
public enum AngleReference {
    /** The direction of the enclosing level; at the outermost level, that of the {@link FireContext}. */
    RELATIVE,
    /** The right, independent of the enclosing level. */
    ABSOLUTE,
    /** The direction to the target. */
    AIMED,
    /** The direction away from the origin. */
    OUTWARD
}
