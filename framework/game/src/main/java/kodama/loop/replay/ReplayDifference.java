package kodama.loop.replay;

/**
 * The first difference between a recorded run and its replay.
 *
 * @param world number of the world, from 1
 * @param after the last tick after which both were known to be equal; 0 for the start of the world
 * @param tick the tick after which they differ
 * @param what what differs, such as {@code number of tasks} or {@code task 'ship' #3, field x}
 * @param recorded the recorded value, as text; empty if it is unknown
 * @param replayed the value in the replay, as text; empty if it is unknown
 */
public record ReplayDifference(int world, long after, long tick, String what, String recorded, String replayed) {
    /** Returns the rest of a sentence about a recording and its replay, such as "the replay differs ...". */
    @Override
    public String toString() {
        return describe("recorded {0}, now {1}");
    }

    /** Returns the rest of a sentence about two runs. */
    public String ofTwoRuns() {
        return describe("{0} and {1}");
    }

    private String describe(String bothValues) {
        String ticks = after + 1 >= tick ? "after tick " + tick : "between ticks " + (after + 1) + " and " + tick;
        String values = recorded.isEmpty()
                ? ""
                : ": " + bothValues.replace("{0}", recorded).replace("{1}", replayed);
        return (world == 1 ? "" : "in world " + world + ", ") + ticks + ": " + what + values;
    }
}
