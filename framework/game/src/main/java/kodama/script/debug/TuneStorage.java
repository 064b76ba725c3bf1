package kodama.script.debug;

import org.jspecify.annotations.Nullable;

/** Saves changed tunes over resets and restarts, in development. */
public interface TuneStorage {
    /** Saves nothing, as in a released game, where the scripts' values are used. */
    TuneStorage NONE = new TuneStorage() {
        @Override
        public @Nullable String load(String name) {
            return null;
        }

        @Override
        public void save(String name, @Nullable String text) {
            // changes are lost at the next reset
        }

        @Override
        public void writeBack(Tune tune) {
            throw new IllegalStateException("values can only be written back in kodama dev");
        }
    };

    /** Returns the saved text of a tune; null if there is none. */
    @Nullable
    String load(String name);

    /** Saves the {@link Tune#text} of a tune; null to delete it. */
    void save(String name, @Nullable String text);

    /**
     * Writes the value of a tune into the script that defines it.
     *
     * @throws IllegalStateException if that is not possible; the message says why, and nothing has changed
     */
    void writeBack(Tune tune);
}
