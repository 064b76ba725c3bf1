package kodama.draw.text;

/** Horizontal alignment of a text relative to the position where it is drawn. */
public enum Align {
    /** The position is the left end of each line. */
    LEFT(0),
    /** The position is the center of each line. */
    CENTER(0.5),
    /** The position is the right end of each line. */
    RIGHT(1);

    private final double share;

    Align(double share) {
        this.share = share;
    }

    /** Returns the share of a line that is left of the position: 0 to 1. */
    public double share() {
        return share;
    }
}
