package kodama.cli;

import java.io.PrintWriter;
import java.util.function.Supplier;
import kodama.base.LeakTracker;
import kodama.input.RawInput;
import kodama.log.Log;
import kodama.loop.GameErrors;
import kodama.loop.GameProject;
import kodama.loop.PhaseHistory;
import kodama.request.LoopRequests;
import kodama.script.game.Assets;
import org.jspecify.annotations.Nullable;

/** How a game is launched, which decides what a session has in addition to the game. */
@FunctionalInterface
public interface LaunchMode {
    /** A packed game on its own, without error screen and developer tools. */
    LaunchMode RELEASED = new LaunchMode() {
        @Override
        public SessionExtension extension(SessionContext parts) {
            return SessionExtension.NONE;
        }

        @Override
        public boolean isForDevelopers() {
            return false;
        }
    };

    /**
     * The parts of a session that an extension may use. All of them live as long as the session.
     *
     * @param first the game as it was opened first
     * @param inWindow whether the game plays in a window
     * @param showsErrors whether errors are shown over the game: in a window, and in images rendered as one
     * @param out standard output of the command
     * @param openOptions opens the options screen
     * @param recordedWorld returns the content of a replay file of the game's current or last world, from its start to
     *     now; null if there is none. Throws {@link kodama.replay.ReplayException} if it would be too large
     */
    record SessionContext(
            GameProject first,
            Assets assets,
            boolean inWindow,
            boolean showsErrors,
            LoopRequests requests,
            GameErrors errors,
            PhaseHistory phases,
            LeakTracker leakTracker,
            RawInput raw,
            Log log,
            PrintWriter out,
            Runnable openOptions,
            Supplier<byte @Nullable []> recordedWorld) {}

    /** Creates the extension of a session, which closes it at the end. */
    SessionExtension extension(SessionContext parts);

    /**
     * Whether the user is a developer. Leaks are then reported, and without a display the game plays for 10 seconds and
     * writes its last frame.
     */
    default boolean isForDevelopers() {
        return true;
    }
}
