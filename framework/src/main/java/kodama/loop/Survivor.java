package kodama.loop;

import kodama.base.LeakLedger;

/** One thing that should have ended and is there. */
sealed interface Survivor {
    /** Whether it still is. */
    boolean isThere();

    /** Gives it so long to end, if it can be on its way out. */
    default void await(long millis) throws InterruptedException {}

    /** What it is and where it came from, in some words. */
    String brief();

    /** All that is known of it, as a line. */
    String line();

    /** Something that was noted when it was opened, and not when it was closed. */
    record Noted(LeakLedger.Entry entry) implements Survivor {
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

    /** A thread that nobody noted. */
    record Unnoted(Thread thread) implements Survivor {
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
