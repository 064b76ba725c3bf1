package kodama.request;

import kodama.base.Checks;

/** Something asked of the main loop. Later kinds in this file win over earlier ones when several are pending. */
public sealed interface Request {
    /**
     * Go on at another frame rate.
     *
     * @param fps frames per second; 1 to 1,000
     */
    record ChangeFrameRate(int fps) implements Request {
        private static final int MOST = 1000;

        /**
         * Checks the rate.
         *
         * @param fps frames per second; 1 to 1,000
         * @throws IllegalArgumentException if the rate is outside 1 to 1,000
         */
        public ChangeFrameRate {
            Checks.between("frame rate", fps, 1, MOST);
        }
    }

    /**
     * Begin the first scene again; the loop and its subsystems stay.
     *
     * @param reason why, for the log; say {@code F5} or the path of a saved script
     */
    record SimpleReset(String reason) implements Request {}

    /** End the loop and all its subsystems, then begin again with a new loop. */
    record SoftReset() implements Request {}

    /**
     * End the loop and all its subsystems, then the program.
     *
     * @param code the exit code of the process; 0 for success
     */
    record Quit(int code) implements Request {}
}
