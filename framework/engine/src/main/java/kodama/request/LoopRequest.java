package kodama.request;

import kodama.base.Checks;
import org.jspecify.annotations.Nullable;

/** A request to the main loop. If several are pending, kinds that are declared later win. */
public sealed interface LoopRequest {
    /** Means that a new world is not played up to a tick of the recording. */
    long NO_TICK = -1;

    /** The last tick of the recording. */
    long LAST_TICK = Long.MAX_VALUE;

    /**
     * Changes the frame rate.
     *
     * @param fps frames per second; 1 to 1,000
     */
    record ChangeFrameRate(int fps) implements LoopRequest {
        private static final int MAX_FPS = 1000;

        /** Rejects a rate outside 1 to 1,000. */
        public ChangeFrameRate {
            Checks.between("frame rate", fps, 1, MAX_FPS);
        }
    }

    /**
     * Restarts the scripts with the first scene; the loop and its subsystems are kept.
     *
     * @param reason reason for the log, such as {@code F5} or the path of a saved script
     * @param first the new first scene, or null to keep the current one
     * @param resumes whether the game starts at the last checkpoint, if there is one, instead of the first scene
     * @param tick the tick of the recording up to which the recorded input is played again, from the start of the
     *     recording; {@link #NO_TICK} for none. If {@code resumes} is true, the game starts at the last checkpoint if
     *     that takes too long
     */
    record SimpleReset(String reason, @Nullable FirstScene first, boolean resumes, long tick) implements LoopRequest {
        /**
         * Creates a request that keeps the first scene.
         *
         * @param reason reason for the log
         */
        public SimpleReset(String reason) {
            this(reason, null);
        }

        /**
         * Creates a request that starts at the first scene.
         *
         * @param reason reason for the log
         * @param first the new first scene, or null to keep the current one
         */
        public SimpleReset(String reason, @Nullable FirstScene first) {
            this(reason, first, false);
        }

        /**
         * Creates a request that starts at the first scene or the last checkpoint.
         *
         * @param reason reason for the log
         * @param first the new first scene, or null to keep the current one
         * @param resumes whether the game starts at the last checkpoint, if there is one
         */
        public SimpleReset(String reason, @Nullable FirstScene first, boolean resumes) {
            this(reason, first, resumes, NO_TICK);
        }

        /**
         * Creates a request that plays the recorded input again, up to a tick of the recording.
         *
         * @param reason reason for the log
         * @param tick the tick; at least 0
         */
        public static SimpleReset toTick(String reason, long tick) {
            return new SimpleReset(reason, null, false, tick);
        }

        /**
         * Creates a request that plays all of the recorded input again; if that takes too long or there is none, the
         * game returns to the last checkpoint.
         *
         * @param reason reason for the log
         */
        public static SimpleReset toLastTick(String reason) {
            return new SimpleReset(reason, null, true, LAST_TICK);
        }

        /**
         * Creates a request that returns to the last checkpoint.
         *
         * @param reason reason for the log
         */
        public static SimpleReset toCheckpoint(String reason) {
            return new SimpleReset(reason, null, true);
        }
    }

    /**
     * Ends the loop and all its subsystems, then starts a new loop.
     *
     * @param loop name of the next loop object; empty for another one of the same kind
     * @param first the new first scene, or null to keep the current one
     * @param resumes whether the game starts at the last checkpoint, if there is one, instead of the first scene
     * @param tick as in {@link SimpleReset}
     */
    record SoftReset(String loop, @Nullable FirstScene first, boolean resumes, long tick) implements LoopRequest {
        /**
         * Creates a request that keeps the first scene.
         *
         * @param loop name of the next loop object; empty for another one of the same kind
         */
        public SoftReset(String loop) {
            this(loop, null);
        }

        /**
         * Creates a request that starts at the first scene.
         *
         * @param loop name of the next loop object; empty for another one of the same kind
         * @param first the new first scene, or null to keep the current one
         */
        public SoftReset(String loop, @Nullable FirstScene first) {
            this(loop, first, false);
        }

        /**
         * Creates a request that starts at the first scene or the last checkpoint.
         *
         * @param loop name of the next loop object; empty for another one of the same kind
         * @param first the new first scene, or null to keep the current one
         * @param resumes whether the game starts at the last checkpoint, if there is one
         */
        public SoftReset(String loop, @Nullable FirstScene first, boolean resumes) {
            this(loop, first, resumes, NO_TICK);
        }

        /**
         * Creates a request for another loop object of the same kind, which plays the recorded input again, up to a
         * tick of the recording.
         *
         * @param tick the tick; at least 0
         */
        public static SoftReset toTick(long tick) {
            return new SoftReset("", null, false, tick);
        }

        /** Creates a request for another loop object of the same kind, as {@link SimpleReset#toLastTick}. */
        public static SoftReset toLastTick() {
            return new SoftReset("", null, true, LAST_TICK);
        }

        /** Creates a request for another loop object of the same kind, which returns to the last checkpoint. */
        public static SoftReset toCheckpoint() {
            return new SoftReset("", null, true);
        }
    }

    /**
     * Ends the loop and all its subsystems, then the program.
     *
     * @param code exit code of the process; 0 for success
     */
    record Quit(int code) implements LoopRequest {}
}
