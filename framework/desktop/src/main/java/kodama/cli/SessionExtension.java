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

/** What a launch mode adds to a session, such as developer tools; lives as long as the session. Game thread only. */
public interface SessionExtension extends SessionObserver {
    /** Adds nothing; for packed games. */
    SessionExtension NONE = new SessionExtension() {};

    /** Whether this is a development session, which reports likely mistakes and records where tasks start and end. */
    default boolean isDev() {
        return false;
    }

    /**
     * Whether errors are shown over the game. If so, a game that cannot start waits until the error is fixed; otherwise
     * the program exits.
     */
    default boolean showsErrors() {
        return false;
    }

    /** Returns the overlays to draw over the game, the topmost last. */
    default List<Overlay> overlays() {
        return List.of();
    }

    /** Returns the store of tuned values. */
    default TuneStorage tunes() {
        return TuneStorage.NONE;
    }

    /** Returns factories of additional loop objects, by name. */
    default Map<String, Supplier<LoopObject>> loops(GamePlatform platform) {
        return Map.of();
    }

    /** Returns the name of the loop object to start with by default. */
    default String firstLoop() {
        return LoopNames.GAME;
    }

    /** Called when the program enters a phase. */
    default void phaseStarted(ProgramPhase phase) {}

    /** Called when a loop object has thrown an exception, before it ends. */
    default void loopCrashed(String loop, Throwable thrown) {}
}
