package kodama.profile;

/**
 * How a figure was spread over some frames.
 *
 * @param sum of all frames
 * @param max of the frame that had most
 * @param min of the frame that had least
 */
public record Spread(long sum, long max, long min) {
    static final Spread NONE = new Spread(0, 0, 0);
}
