package kodama.time;

/** How the frames of a game are kept apart. */
public enum Pacing {
    /**
     * By sleeps that are corrected by measurement, with absolute deadlines: a sleep ends as much early as measured
     * sleeps end late, and no error adds up.
     */
    DEADLINES {
        @Override
        public FramePacer createPacer(NanoClock clock, FrameRate rate) {
            return new DeadlinePacer(clock, rate);
        }
    },

    /** By the formula of document 004: plain sleeps, each shortened by the error of the one before. */
    CORRECTED {
        @Override
        public FramePacer createPacer(NanoClock clock, FrameRate rate) {
            return new CorrectedPacer(clock, rate);
        }
    };

    /** Makes a pacer that works in this way; its first frame begins now. */
    public abstract FramePacer createPacer(NanoClock clock, FrameRate rate);
}
