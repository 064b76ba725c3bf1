package kodama.loop;

/** What there is to be seen of a running game; each answer is of this moment. */
public interface GameFigures {
    /** No game runs. */
    GameFigures NONE = new NoFigures();

    /**
     * Returns the measured frame rate.
     *
     * @return for example {@code FPS: 59.988}
     */
    String fps();

    /**
     * Counts tasks.
     *
     * @return how many are alive
     */
    int tasks();

    /**
     * Returns how far the game is.
     *
     * @return ticks since it began
     */
    long tick();

    /**
     * Returns which scene is on.
     *
     * @return its name; empty before the first
     */
    String scene();

    /** What there is to be seen when there is nothing. */
    final class NoFigures implements GameFigures {
        private NoFigures() {}

        @Override
        public String fps() {
            return "";
        }

        @Override
        public int tasks() {
            return 0;
        }

        @Override
        public long tick() {
            return 0;
        }

        @Override
        public String scene() {
            return "";
        }
    }
}
