package kodama.cli;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import kodama.loop.GamePlatform;
import kodama.loop.LoopObject;
import kodama.loop.Overlay;
import kodama.loop.ProgramPhase;
import kodama.request.LoopNames;
import kodama.script.debug.TuneStorage;

/** The parts of a program other than the game, for its whole life. Owned by the game thread. */
public interface SessionExtension extends FrameObserver {
    /** A packed game's: nothing. */
    SessionExtension NONE = new SessionExtension() {};

    /**
     * Whether someone works on the game: then likely mistakes are remarked upon, and it is noted where tasks are
     * spawned and end.
     */
    default boolean isDev() {
        return false;
    }

    /**
     * Whether errors are shown over the game, so that one that cannot begin waits for someone to mend it. Otherwise
     * that ends the program.
     */
    default boolean showsErrors() {
        return false;
    }

    /** What is drawn over the game, the highest last. */
    default List<Overlay> overlays() {
        return List.of();
    }

    /** Keeps the values that a developer turns. */
    default TuneStorage tunes() {
        return TuneStorage.NONE;
    }

    /** Makers of the loop objects in addition to the game's, by name. */
    default Map<String, Supplier<LoopObject>> loops(GamePlatform stage) {
        return Map.of();
    }

    /** Name of the loop object that comes first when nothing else is asked for. */
    default String firstLoop() {
        return LoopNames.GAME;
    }

    /** Called when a phase of the program begins. */
    default void phaseStarted(ProgramPhase phase) {}

    /** Called when a loop object has thrown, before it ends. */
    default void loopCrashed(String loop, Throwable thrown) {}
}
