package kodama.request;

import kodama.base.Checks;
import org.jspecify.annotations.Nullable;

/** Something asked of the main loop. Later kinds in this file win over earlier ones when several are pending. */
public sealed interface LoopRequest {
    /**
     * Go on at another frame rate.
     *
     * @param fps frames per second; 1 to 1,000
     */
    record ChangeFrameRate(int fps) implements LoopRequest {
        private static final int MOST = 1000;

        /** Refuses a rate outside 1 to 1,000. */
        public ChangeFrameRate {
            Checks.between("frame rate", fps, 1, MOST);
        }
    }

    /**
     * Begin the first scene again; the loop and its subsystems stay.
     *
     * @param reason why, for the log; say {@code F5} or the path of a saved script
     * @param first the first scene from now on, or null to keep the one there was
     */
    record SimpleReset(String reason, @Nullable FirstScene first) implements LoopRequest {
        /**
         * Keeps the first scene.
         *
         * @param reason why, for the log
         */
        public SimpleReset(String reason) {
            this(reason, null);
        }
    }

    /**
     * End the loop and all its subsystems, then begin again with a new loop.
     *
     * @param loop the name of the next loop object; empty for another one of the same kind
     * @param first the first scene from now on, or null to keep the one there was
     */
    record SoftReset(String loop, @Nullable FirstScene first) implements LoopRequest {
        /**
         * Keeps the first scene.
         *
         * @param loop the name of the next loop object; empty for another one of the same kind
         */
        public SoftReset(String loop) {
            this(loop, null);
        }
    }

    /**
     * End the loop and all its subsystems, then the program.
     *
     * @param code the exit code of the process; 0 for success
     */
    record Quit(int code) implements LoopRequest {}
}
