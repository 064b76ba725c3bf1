package kodama.dev;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import kodama.loop.FrameHook;
import kodama.loop.GameErrors;
import kodama.loop.World;
import kodama.script.hold.Holder;
import org.jspecify.annotations.Nullable;

/**
 * Compiles a game's Java sources when one of them is saved, on another thread while the game runs. Sources that cannot
 * be compiled are an error of the game until they can; compiled classes are loaded by {@link ClassReload}.
 *
 * <p>Owned by the game thread; only the compiler runs elsewhere.
 */
public final class SourceBuild implements FrameHook {
    private static final String WHO = "compiling the Java sources";

    /** How a build ended: with an error, or null. */
    private record Result(@Nullable Throwable error) {}

    private final Runnable build;
    private final Consumer<Runnable> background;
    private final GameErrors errors;
    private final AtomicReference<@Nullable Result> done = new AtomicReference<>();
    private boolean isRequested;
    private boolean isRunning;

    /** Whether the last build has failed, for a reason that may lie in any file of the game. */
    private boolean hasFailed;

    /**
     * Waits for the first saved source.
     *
     * @param build compiles all sources, on another thread; throws what the compiler reports
     * @param background runs something on another thread
     * @param errors takes what the compiler reports, until the sources can be compiled
     */
    public SourceBuild(Runnable build, Consumer<Runnable> background, GameErrors errors) {
        this.build = build;
        this.background = background;
        this.errors = errors;
    }

    /**
     * Requests a build if a source was saved, or if the last build has failed: game.lua or a library may be fixed now.
     *
     * @param paths the saved files
     */
    public void filesSaved(List<String> paths) {
        if (hasFailed || paths.stream().anyMatch(path -> path.endsWith(".java"))) request();
    }

    /** Requests a build, which begins after the next frame. */
    public void request() {
        isRequested = true;
    }

    /** A game that begins, as with F5 or from the portal, shows no errors of before: a failed build is tried again. */
    @Override
    public void worldBegins(World world, Holder holder) {
        if (hasFailed) request();
    }

    @Override
    public void afterDraw(long frames) {
        Result result = done.getAndSet(null);
        if (result != null) report(result);
        if (isRequested && !isRunning) begin();
    }

    private void begin() {
        isRequested = false;
        isRunning = true;
        background.accept(() -> done.set(result()));
    }

    private Result result() {
        try {
            build.run();
            return new Result(null);
        } catch (RuntimeException | Error wrong) {
            return new Result(wrong);
        }
    }

    private void report(Result result) {
        isRunning = false;
        hasFailed = result.error != null;
        errors.mended(WHO);
        if (result.error != null) errors.report(WHO, result.error);
    }
}
