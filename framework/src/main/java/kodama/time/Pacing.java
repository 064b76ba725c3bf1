package kodama.time;

/** How the frames of a game are kept apart. */
public enum Pacing {
    /** By absolute deadlines, so that no error adds up. */
    DEADLINES {
        @Override
        public FramePacer pacer(NanoClock clock, FrameRate rate) {
            return new DeadlinePacer(clock, rate);
        }
    },

    /** By plain sleeps, each shortened by the error of the one before. */
    CORRECTED {
        @Override
        public FramePacer pacer(NanoClock clock, FrameRate rate) {
            return new CorrectedPacer(clock, rate);
        }
    };

    /**
     * Makes a pacer that works in this way; its first frame begins now.
     *
     * @param clock tells the time and waits
     * @param rate the frame rate
     * @return the pacer
     */
    public abstract FramePacer pacer(NanoClock clock, FrameRate rate);
}
