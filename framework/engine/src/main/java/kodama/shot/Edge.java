package kodama.shot;

/** A side of the field in which shots fly. */
public enum Edge {
    /** Where x is smallest. */
    LEFT,
    /** Where x is largest. */
    RIGHT,
    /** Where y is smallest. */
    TOP,
    /** Where y is largest. */
    BOTTOM
}
