package kodama.cli;

import java.util.List;
import kodama.draw.Presenter;
import kodama.loop.FrameHook;

/** Observes a game while it is played, without changing it; it may keep the pictures, for example. */
public interface FrameObserver extends AutoCloseable {
    /** No one. */
    FrameObserver NONE = new FrameObserver() {};

    /** Shows frames on a screen and to the onlooker; the size of the screen counts. */
    default Presenter wrap(Presenter screen) {
        return screen;
    }

    /** What is called after each frame, in order. */
    default List<FrameHook> hooks() {
        return List.of();
    }

    @Override
    default void close() {}
}
