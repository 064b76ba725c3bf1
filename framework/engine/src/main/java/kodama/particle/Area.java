package kodama.particle;

/** The area around an emitter in which particles appear. */
public enum Area {
    /** A rectangle, whose sides may be 0. */
    BOX,
    /** An ellipse, filled. */
    DISC,
    /** The outline of an ellipse. */
    RING
}
