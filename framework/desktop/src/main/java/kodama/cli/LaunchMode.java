package kodama.cli;

import java.io.PrintWriter;
import kodama.base.LeakTracker;
import kodama.input.RawInput;
import kodama.log.Log;
import kodama.loop.GameErrors;
import kodama.loop.GameProject;
import kodama.loop.PhaseTrace;
import kodama.request.LoopRequests;
import kodama.script.game.Assets;

/** A way to play a game: says what a program has besides the game. */
@FunctionalInterface
public interface LaunchMode {
    /** A packed game, which is on its own: no error screen, no class for developers. */
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
     * What extras may be made of, all of which last as long as the program.
     *
     * @param first the game as it was when the program began
     * @param inWindow whether someone sits before it
     * @param showsErrors whether errors are to be seen over it: in a window, and in pictures as if of one
     * @param out where the command prints to
     * @param openOptions opens the screen on which players choose
     */
    record SessionContext(
            GameProject first,
            Assets assets,
            boolean inWindow,
            boolean showsErrors,
            LoopRequests requests,
            GameErrors errors,
            PhaseTrace phases,
            LeakTracker ledger,
            RawInput raw,
            Log log,
            PrintWriter out,
            Runnable openOptions) {}

    /** Makes the extras of a program, which are closed when it ends. */
    SessionExtension extension(SessionContext parts);

    /**
     * Whether developers play. Leaks are then reported; and where there is no display, the game is played for a while
     * without one and its last picture kept.
     */
    default boolean isForDevelopers() {
        return true;
    }
}
