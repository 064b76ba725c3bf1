package kodama.cli;

import java.util.List;
import kodama.draw.Presenter;
import kodama.loop.FrameHook;

/** Someone who looks at how a game is played and changes nothing of it: what keeps its pictures, say. */
public interface Onlooker extends AutoCloseable {
    /** No one. */
    Onlooker NONE = new Onlooker() {};

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
