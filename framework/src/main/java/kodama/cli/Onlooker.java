package kodama.cli;

import java.util.List;
import kodama.draw.Presenter;
import kodama.loop.FrameHook;

/** Someone who looks at how a game is played and changes nothing of it: what keeps its pictures, say. */
public interface Onlooker extends AutoCloseable {
    /** No one. */
    Onlooker NONE = new Onlooker() {};

    /** Lets someone in when the program begins. */
    @FunctionalInterface
    interface Door {
        /** For no one. */
        Door CLOSED = parts -> NONE;

        /**
         * Lets someone in.
         *
         * @param parts what lasts as long as the program
         * @return the onlooker, to be closed when the program ends
         */
        Onlooker open(Flavor.Parts parts);
    }

    /**
     * Lets the onlooker see all frames.
     *
     * @param screen where they are shown
     * @return what shows them there and to the onlooker
     */
    default Presenter on(Presenter screen) {
        return screen;
    }

    /**
     * Returns what is to be called after each frame.
     *
     * @return in order
     */
    default List<FrameHook> hooks() {
        return List.of();
    }

    @Override
    default void close() {}
}
