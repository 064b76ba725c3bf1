package kodama.cli;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import kodama.draw.Presenter;
import kodama.loop.FrameHook;
import kodama.loop.LoopObject;
import kodama.loop.Overlay;
import kodama.loop.Phase;
import kodama.loop.Stage;
import kodama.request.LoopNames;
import kodama.script.debug.TuneKeeper;
import org.jspecify.annotations.Nullable;

/** What a program has besides the game that it plays, for its whole life. Owned by the game thread. */
public interface Extras extends AutoCloseable {
    /** A packed game's: nothing. */
    Extras NONE = new Extras() {};

    /**
     * Tells whether someone works on the game: then likely mistakes are remarked upon, and it is noted where
     * tasks are spawned and end.
     *
     * @return whether it is so
     */
    default boolean isDev() {
        return false;
    }

    /**
     * Tells whether errors are shown over the game, so that one that cannot begin waits for someone to mend it.
     * Otherwise that ends the program.
     *
     * @return whether they are
     */
    default boolean showsErrors() {
        return false;
    }

    /**
     * Returns what is drawn over the game.
     *
     * @return in order, the highest last
     */
    default List<Overlay> overlays() {
        return List.of();
    }

    /**
     * Returns what is to be called after each frame.
     *
     * @return in order
     */
    default List<FrameHook> hooks() {
        return List.of();
    }

    /**
     * Returns what keeps the values that a developer turns.
     *
     * @return keeps none unless overridden
     */
    default TuneKeeper tunes() {
        return TuneKeeper.NONE;
    }

    /**
     * Returns the loop objects that there are besides the game's.
     *
     * @param stage what they play on
     * @return what makes each, by name
     */
    default Map<String, Supplier<LoopObject>> loops(Stage stage) {
        return Map.of();
    }

    /**
     * Names the loop object that comes first, when nothing else is asked for.
     *
     * @return its name
     */
    default String firstLoop() {
        return LoopNames.GAME;
    }

    /**
     * Hears of a phase of the program.
     *
     * @param phase the one that begins
     */
    default void begins(Phase phase) {}

    /**
     * Hears of a loop object that has thrown, before it ends.
     *
     * @param loop its name
     * @param thrown what it has thrown
     */
    default void crashed(String loop, Throwable thrown) {}

    /**
     * Returns what takes each frame besides the window.
     *
     * @return takes it; null for nothing
     */
    default @Nullable Presenter copy() {
        return null;
    }

    @Override
    default void close() {}
}
