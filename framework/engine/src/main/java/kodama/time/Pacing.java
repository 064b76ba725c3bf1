package kodama.time;

/** The method by which frames are paced. */
public enum Pacing {
    /** Absolute deadlines: sleeps are shortened by their measured lateness, and errors do not accumulate. */
    DEADLINES {
        @Override
        public FramePacer createPacer(NanoClock clock, FrameRate rate) {
            return new DeadlinePacer(clock, rate);
        }
    },

    /** The formula of document 004: plain sleeps, each shortened by the error of the one before. */
    CORRECTED {
        @Override
        public FramePacer createPacer(NanoClock clock, FrameRate rate) {
            return new CorrectedPacer(clock, rate);
        }
    };

    /** Creates a pacer of this kind, whose first frame begins now. */
    public abstract FramePacer createPacer(NanoClock clock, FrameRate rate);
}
