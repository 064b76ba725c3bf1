package kodama.dev;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import kodama.loop.FrameHook;
import kodama.loop.GameErrors;
import kodama.loop.World;
import kodama.script.debug.BreakpointHandler;

/**
 * Compiles a game's Java sources when one of them is saved, on another thread while the game runs. Sources that cannot
 * be compiled are an error of the game until they can; compiled classes are loaded by {@link ClassReload}.
 *
 * <p>Owned by the game thread; only the compiler runs elsewhere.
 */
public final class SourceBuild implements FrameHook {
    private static final String WHO = "compiling the Java sources";

    /** Returns the error of the build, if it fails. */
    private final BackgroundWork<Optional<Throwable>> work;

    private final GameErrors errors;

    /** Whether the last build has failed, for a reason that may lie in any file of the game. */
    private boolean hasFailed;

    /**
     * @param build compiles all sources, on another thread; throws what the compiler reports
     * @param background runs something on another thread
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
     * Requests a build if a source was saved, or if the last build has failed: game.lua or a library may be fixed now.
     */
    public void filesSaved(List<String> paths) {
        if (hasFailed || paths.stream().anyMatch(path -> path.endsWith(".java"))) request();
    }

    /** Requests a build, which begins after the next frame. */
    public void request() {
        work.request();
    }

    /** A game that begins, as with F5 or from the portal, shows no earlier errors: a failed build is tried again. */
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
