package kodama.loop;

import java.util.List;
import kodama.base.LeakTracker;
import kodama.file.GameFiles;
import kodama.log.LogCategory;
import kodama.request.LoopRequests;

/**
 * A part that a game brings along in Java, such as a table of high scores or a physics engine: opened before the game
 * begins and closed after its end. Simple resets leave it alone.
 *
 * <p>The class needs a public constructor without parameters, and its name in {@code subsystems} of {@code game.lua}.
 * Tasks written in Java find it by {@link kodama.script.JavaTask#subsystem}.
 *
 * <p>The game must not be able to tell how long {@link #open} took, or two runs of it would differ.
 */
public interface Subsystem {
    /**
     * What a subsystem can use. All of it may be used by any thread.
     *
     * @param files the game's files
     * @param log writes lines as scripts do, see {@link LogCategory}
     * @param ledger where it notes what it opens, so that something forgotten is reported
     * @param requests where it asks for a reset, or for the end
     */
    record Context(GameFiles files, LogCategory log, LeakTracker ledger, LoopRequests requests) {}

    /**
     * The subsystems, all of which {@code game.lua} lists, that have to be open before this one. The others are opened
     * beside each other, in any order.
     */
    default List<Class<? extends Subsystem>> after() {
        return List.of();
    }

    /**
     * Opens it: in init 2, on a thread of the job scheduler, while the loading mark moves. It may take its time.
     *
     * @param context what it can use, until it is closed
     * @throws Exception if it cannot be opened; that is reported, and the game begins without it and without those that
     *     come after it
     */
    void open(Context context) throws Exception;

    /**
     * Begins with a world, in init 3: at the game's start and after each simple reset, in the order of {@link
     * FrameSteps}, before the first scene. It forgets what belonged to the world before, and asks for what it does in
     * the frames of this one.
     *
     * @param steps takes its wishes; of no use when this has returned
     * @throws Exception if it fails; that is reported
     */
    default void beginWorld(FrameSteps steps) throws Exception {}

    /**
     * Closes it: in end 2, on the game thread, after tasks and scripts have ended; the last in the list is closed
     * first. Not called unless {@link #open} has returned.
     *
     * @throws Exception if it cannot be closed; that is told
     */
    void close() throws Exception;
}
