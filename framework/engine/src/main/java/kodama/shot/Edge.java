package kodama.shot;

/** An edge of the field in which shots fly. */
public enum Edge {
    /** The edge with the smallest x. */
    LEFT,
    /** The edge with the largest x. */
    RIGHT,
    /** The edge with the smallest y. */
    TOP,
    /** The edge with the largest y. */
    BOTTOM
}
