package kodama.loop;

import java.util.List;
import kodama.base.LeakTracker;
import kodama.file.GameFiles;
import kodama.log.LogCategory;
import kodama.request.LoopRequests;

/**
 * A part of the game written in Java, such as a high-score table or a physics engine. It is opened before the game
 * begins and closed after its end; simple resets keep it open.
 *
 * <p>The class must have a public constructor without parameters, and be listed in {@code subsystems} of {@code
 * game.lua}. Tasks written in Java get it by {@link kodama.script.JavaTask#subsystem}.
 *
 * <p>The game must not depend on how long {@link #open} takes, or two runs of it would differ.
 */
public interface Subsystem {
    /**
     * The services that a subsystem can use, on any thread.
     *
     * @param files the game's files
     * @param log writes log lines, as scripts do; see {@link LogCategory}
     * @param leakTracker tracks what the subsystem opens, so that leaks are reported
     * @param requests takes requests for a reset or for the end of the program
     */
    record Context(GameFiles files, LogCategory log, LeakTracker leakTracker, LoopRequests requests) {}

    /**
     * Returns the subsystems that must be open before this one; {@code game.lua} must list all of them. None by
     * default. Other subsystems are opened in parallel, in any order.
     */
    default List<Class<? extends Subsystem>> after() {
        return List.of();
    }

    /**
     * Opens the subsystem. Called in init 2 on a thread of the job scheduler, while the loading mark moves, so it
     * may take time.
     *
     * @param context services for use until the subsystem is closed
     * @throws Exception if it cannot be opened; that is reported, and the game begins without this subsystem and
     *     without those that come after it
     */
    void open(Context context) throws Exception;

    /**
     * Prepares for a new world. Called in init 3 before the first scene: at the start of the game and after each simple
     * reset, in the order described in {@link FrameSteps}. Discards the state that belongs to the previous world, and
     * registers the work to do in the frames of this one.
     *
     * @param steps registers that work; must not be used after this method returns
     * @throws Exception if it fails; that is reported
     */
    default void beginWorld(FrameSteps steps) throws Exception {}

    /**
     * Closes the subsystem. Called in end 2 on the game thread, after tasks and scripts have ended, in reverse order of
     * the list. Not called if {@link #open} failed.
     *
     * @throws Exception if it fails; that is reported
     */
    void close() throws Exception;
}
