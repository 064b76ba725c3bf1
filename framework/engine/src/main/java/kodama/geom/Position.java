package kodama.geom;

/** A place that may move and may come to an end: someone to aim at, to follow, or to circle. */
public interface Position {
    /** Returns where it is: distance from the left edge; in virtual pixels. */
    double x();

    /** Returns where it is: distance from the top edge, growing downwards; in virtual pixels. */
    double y();

    /** Tells whether it is still there: false for good once it has ended. */
    boolean isAlive();
}
