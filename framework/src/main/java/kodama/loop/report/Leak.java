package kodama.loop.report;

import kodama.base.LeakLedger;

/** One thing that should have ended and is there. */
public sealed interface Leak {
    /**
     * Tells whether it still is.
     *
     * @return false when it has ended late
     */
    boolean isThere();

    /**
     * Gives it time to end, if it can be on its way out.
     *
     * @param millis how long at most; in milliseconds
     * @throws InterruptedException if the waiting thread is interrupted
     */
    default void await(long millis) throws InterruptedException {}

    /**
     * Says what it is and where it came from.
     *
     * @return some words
     */
    String brief();

    /**
     * Says all that is known of it.
     *
     * @return a line
     */
    String line();

    /**
     * Something that was noted when it was opened, and not when it was closed.
     *
     * @param entry the note
     */
    record Noted(LeakLedger.Entry entry) implements Leak {
        @Override
        public boolean isThere() {
            return entry.isOpen();
        }

        @Override
        public String brief() {
            return entry.brief();
        }

        @Override
        public String line() {
            return entry.toString();
        }
    }

    /**
     * A thread that no one noted.
     *
     * @param thread it
     */
    record Unnoted(Thread thread) implements Leak {
        @Override
        public boolean isThere() {
            return thread.isAlive();
        }

        @Override
        public void await(long millis) throws InterruptedException {
            thread.join(millis);
        }

        @Override
        public String brief() {
            return "thread '" + thread.getName() + "'";
        }

        @Override
        public String line() {
            return brief() + ", started by the game";
        }
    }
}
