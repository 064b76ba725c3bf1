package kodama.cli;

import java.util.List;
import kodama.draw.Presenter;
import kodama.loop.FrameHook;
import kodama.sound.mix.MixerPort;

/** Observes the frames of a game without changing it, for example to record them. */
public interface SessionObserver extends AutoCloseable {
    /** Observes nothing. */
    SessionObserver NONE = new SessionObserver() {};

    /** Wraps a presenter, so that frames are shown on the screen and to this observer. The screen decides the size. */
    default Presenter wrap(Presenter screen) {
        return screen;
    }

    /** Returns what receives the sound of a game without a window. */
    default MixerPort sound() {
        return MixerPort.NONE;
    }

    /** Returns the hooks to call after each frame, in order. */
    default List<FrameHook> hooks() {
        return List.of();
    }

    @Override
    default void close() {}
}
