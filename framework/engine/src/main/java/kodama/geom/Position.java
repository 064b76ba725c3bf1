package kodama.geom;

/** A position that may move and may end: a target to aim at, follow or circle. */
public interface Position {
    /** Returns the distance from the left edge; in virtual pixels. */
    double x();

    /** Returns the distance from the top edge, growing downwards; in virtual pixels. */
    double y();

    /** Returns whether it still exists: permanently false once it has ended. */
    boolean isAlive();
}
