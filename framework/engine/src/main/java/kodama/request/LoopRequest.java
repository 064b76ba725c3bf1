package kodama.request;

import kodama.base.Checks;
import org.jspecify.annotations.Nullable;

/** A request to the main loop. If several are pending, kinds that are declared later win. */
public sealed interface LoopRequest {
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
     */
    record SimpleReset(String reason, @Nullable FirstScene first, boolean resumes) implements LoopRequest {
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
     */
    record SoftReset(String loop, @Nullable FirstScene first, boolean resumes) implements LoopRequest {
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
