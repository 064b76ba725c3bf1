package kodama.dev;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import kodama.base.FatalErrors;
import kodama.loop.FrameHook;

/** A queue of commands from other threads. The game thread runs them at the end of a frame, when no task is running. */
public final class GameCommandQueue implements FrameHook {
    private final Queue<Runnable> waiting = new ConcurrentLinkedQueue<>();
    private final Consumer<String> log;

    /** @param log called with a line for each command that fails */
    public GameCommandQueue(Consumer<String> log) {
        this.log = log;
    }

    /** Adds a short command, which runs at the end of this frame or the next. Order is preserved. Thread-safe. */
    public void submit(Runnable command) {
        waiting.add(command);
    }

    /** Runs the queued commands. Those that they add run last. */
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
