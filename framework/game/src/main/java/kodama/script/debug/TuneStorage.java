package kodama.script.debug;

import org.jspecify.annotations.Nullable;

/** Keeps what was turned, over resets and restarts, while someone works on the game. */
public interface TuneStorage {
    /** Keeps nothing, as in a game that is played: then the scripts' values count. */
    TuneStorage NONE = new TuneStorage() {
        @Override
        public @Nullable String load(String name) {
            return null;
        }

        @Override
        public void save(String name, @Nullable String text) {
            // what is turned is forgotten at the next reset
        }

        @Override
        public void writeBack(Tune tune) {
            throw new IllegalStateException("values are written back in kodama dev alone");
        }
    };

    /** The text of a tune that was kept; null if the script's value counts. */
    @Nullable
    String load(String name);

    /** Keeps what {@link Tune#text} says of a tune; null to forget it. */
    void save(String name, @Nullable String text);

    /**
     * Puts a tune's value into the script where it was made.
     *
     * @throws IllegalStateException if that cannot be done; says why, and nothing has changed
     */
    void writeBack(Tune tune);
}
