package kodama.script.api.move;

/**
 * Whether a task turns its picture to where it goes.
 *
 * @param follows whether it does
 * @param front where the picture looks that is not turned; in degrees
 */
record Heading(boolean follows, double front) {
    static final Heading KEPT = new Heading(false, 0);
}
