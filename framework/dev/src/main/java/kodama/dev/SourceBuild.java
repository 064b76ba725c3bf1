package kodama.dev;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import kodama.loop.FrameHook;
import kodama.loop.GameErrors;
import kodama.loop.World;
import kodama.script.debug.BreakpointHandler;

/**
 * Compiles a game's Java sources in the background when one of them is saved. A compile error is shown as an error of
 * the game until it is fixed. Compiled classes are loaded by {@link ClassReload}.
 *
 * <p>Owned by the game thread; only the compiler runs on another thread.
 */
public final class SourceBuild implements FrameHook {
    private static final String WHO = "compiling the Java sources";

    /** The build, whose result is its error. */
    private final BackgroundWork<Optional<Throwable>> work;

    private final GameErrors errors;

    /** Whether the last build has failed, which any file of the game may have caused. */
    private boolean hasFailed;

    /**
     * Creates a build that has not been requested yet.
     *
     * @param build compiles all sources, on another thread; throws an exception with the compiler's errors
     * @param background runs a task on another thread
     */
    public SourceBuild(Runnable build, Consumer<Runnable> background, GameErrors errors) {
        this.work = new BackgroundWork<>(() -> error(build), background);
        this.errors = errors;
    }

    private static Optional<Throwable> error(Runnable build) {
        try {
            build.run();
            return Optional.empty();
        } catch (RuntimeException | Error wrong) {
            return Optional.of(wrong);
        }
    }

    /**
     * Requests a build if a source was saved, or for any file if the last build failed, as game.lua or a library may
     * have been the cause.
     */
    public void filesSaved(List<String> paths) {
        if (hasFailed || paths.stream().anyMatch(path -> path.endsWith(".java"))) request();
    }

    /** Requests a build, which starts after the next frame. */
    public void request() {
        work.request();
    }

    /** Repeats a failed build, as a new world does not show errors of the previous one. */
    @Override
    public void beginWorld(World world, BreakpointHandler holder) {
        if (hasFailed) request();
    }

    @Override
    public void afterDraw(long frames) {
        Optional<Throwable> error = work.poll();
        if (error != null) report(error);
    }

    private void report(Optional<Throwable> error) {
        hasFailed = error.isPresent();
        errors.recovered(WHO);
        error.ifPresent(wrong -> errors.report(WHO, wrong));
    }
}
