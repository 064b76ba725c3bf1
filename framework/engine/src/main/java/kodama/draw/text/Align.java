package kodama.draw.text;

/** Where the place at which a text is drawn lies between its left and its right end. */
public enum Align {
    /** At the left end of each line. */
    LEFT(0),
    /** In the middle of each line. */
    CENTER(0.5),
    /** At the right end of each line. */
    RIGHT(1);

    private final double share;

    Align(double share) {
        this.share = share;
    }

    /** Tells how much of a line lies to the left of the place: 0 to 1. */
    public double share() {
        return share;
    }
}
