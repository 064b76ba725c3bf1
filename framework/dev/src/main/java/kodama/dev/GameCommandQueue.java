package kodama.dev;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import kodama.base.FatalErrors;
import kodama.loop.FrameHook;

/**
 * What other threads want done with the running game: they put it into a queue, and the game thread does it at the end
 * of a frame, when no task runs.
 */
public final class GameCommandQueue implements FrameHook {
    private final Queue<Runnable> waiting = new ConcurrentLinkedQueue<>();
    private final Consumer<String> log;

    /** @param log takes a line for each command that fails */
    public GameCommandQueue(Consumer<String> log) {
        this.log = log;
    }

    /**
     * Runs a quick command at the end of this frame or the next. Any thread may call it; commands run in the order in
     * which they came.
     */
    public void submit(Runnable command) {
        waiting.add(command);
    }

    /** Does what has been asked for; what a command asks for itself comes last. */
    @Override
    public void afterDraw(long frames) {
        for (Runnable command = waiting.poll(); command != null; command = waiting.poll()) run(command);
    }

    private void run(Runnable command) {
        try {
            command.run();
        } catch (Throwable failed) {
            FatalErrors.rethrowIfFatal(failed);
            log.accept("a command to the game failed: " + failed);
        }
    }
}
