package kodama.dev;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import kodama.base.LeakTracker;
import kodama.file.FileWatch;
import kodama.file.GameFileException;
import kodama.file.GameFiles;
import kodama.file.ResourceCache;
import kodama.input.Pad;
import kodama.loop.FrameHook;
import kodama.loop.GameErrors;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;
import kodama.lua.compile.SyntaxError;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;
import kodama.lua.compile.SyntaxTree;
import kodama.request.LoopRequests;
import kodama.script.ScriptWorld;
import kodama.script.api.data.DataModule;
import kodama.script.map.ScriptedMaps;
import kodama.time.NanoClock;
import kodama.unittest.SpecFile;
import org.jspecify.annotations.Nullable;

/**
 * Watches the files of a running game: a saved script resets the game, which
 * {@linkplain ResumeAfterSave continues} where the developer chose, a saved picture or sound is reloaded in place,
 * and also resets the game while an error is shown.
 *
 * <ol>
 *   <li>Poll for changed files 20 times a second, or in each frame while a file is being written. This runs on the game
 *       thread, while the draw thread is busy.
 *   <li>Reload a changed file. If that fails, it may be incomplete: try again at each change, and report the error
 *       after 300 ms without one.
 *   <li>Report the saved files, and reset if a script is among them, but wait up to 300 ms for incomplete files. While
 *       an error is shown, also reset if the game uses the file, which may have caused the error.
 * </ol>
 */
public final class HotReload implements Overlay, FrameHook, AutoCloseable {
    private static final int FRAMES_BETWEEN_LOOKS = 3;
    private static final long PATIENCE_NANOS = TimeUnit.MILLISECONDS.toNanos(300);
    private static final String SCRIPT = ".lua";

    private final GameFiles files;
    private final FileWatch watch;
    private final LoopRequests requests;
    private final ResumeAfterSave resume;
    private final List<ResourceCache<?>> stores;
    private final Consumer<List<String>> saved;
    private final GameErrors errors;
    private final NanoClock clock;
    private final LeakTracker.Entry entry;

    /** Files that may be incomplete, with the time of their last change. */
    private final Map<String, Long> incomplete = new LinkedHashMap<>();

    /** The file that causes the next reset; null for none. */
    private @Nullable String cause;

    private long causeSince;

    /** Saved files that have not been reported yet. */
    private final Set<String> savedPaths = new LinkedHashSet<>();

    private long savedSince;
    private boolean closed;

    /** The running game, which reloads its data files; null for none. */
    private @Nullable RunningGame game;

    /**
     * Starts to watch.
     *
     * @param resume decides where the game starts after a saved script
     * @param stores caches of the game's files
     * @param saved called with the paths of saved files
     * @param errors gets the error of a saved file that cannot be read, until it can be read again
     */
    public HotReload(
            GameFiles files,
            FileWatch watch,
            LoopRequests requests,
            ResumeAfterSave resume,
            List<ResourceCache<?>> stores,
            Consumer<List<String>> saved,
            GameErrors errors,
            NanoClock clock,
            LeakTracker leakTracker) {
        this.files = files;
        this.watch = watch;
        this.requests = requests;
        this.resume = resume;
        this.stores = List.copyOf(stores);
        this.saved = saved;
        this.errors = errors;
        this.clock = clock;
        this.entry = leakTracker.open(LeakTracker.Lifetime.PROGRAM, "watch", "files of the game");
    }

    @Override
    public void begin(RunningGame begun) {
        game = begun;
    }

    @Override
    public void end(RunningGame ended) {
        game = null;
    }

    @Override
    public boolean handleInput(Pad pad, RunningGame shown) {
        return false;
    }

    @Override
    public void afterDraw(long frames) {
        if (closed) return;
        List<String> changed = frames % FRAMES_BETWEEN_LOOKS == 0 || watch.isSettling() ? watch.poll() : List.of();
        if (changed.isEmpty() && incomplete.isEmpty() && cause == null && savedPaths.isEmpty()) return;
        long now = clock.nanoTime();
        for (String path : changed) take(path, now, false);
        for (Map.Entry<String, Long> each : List.copyOf(incomplete.entrySet()))
            if (now - each.getValue() >= PATIENCE_NANOS) take(each.getKey(), now, true);
        reportIfDue(now);
        resetIfDue(now);
    }

    /** Reloads a file, or marks it as incomplete. */
    private void take(String path, long now, boolean isLast) {
        incomplete.remove(path);
        boolean isReady = isLast || isWhole(path);
        boolean isUsed = isUsed(path);
        List<Failure> failures = isReady ? read(path) : List.of();
        if (!isLast && (!isReady || !failures.isEmpty())) {
            incomplete.put(path, now);
            return;
        }
        for (Failure each : failures) errors.report(each.source, each.error);
        boolean mayEndError = isUsed && failures.isEmpty() && errors.shown().isPresent();
        if ((path.endsWith(SCRIPT) || mayEndError) && cause == null) {
            cause = path;
            causeSince = now;
        }
        if (savedPaths.isEmpty()) savedSince = now;
        savedPaths.add(path);
    }

    /** Whether the game has requested the resource of a file, or may have read the file as data or as a map. */
    private boolean isUsed(String path) {
        for (ResourceCache<?> store : stores)
            if (store.namesChangedBy(path).stream().anyMatch(store::isRequested)) return true;
        return DataModule.ENDINGS.stream().anyMatch(path::endsWith)
                || ScriptedMaps.ENDINGS.stream().anyMatch(path::endsWith);
    }

    /** Waits for incomplete files: an editor may rename a file to its backup before it writes the new one. */
    private void reportIfDue(long now) {
        if (savedPaths.isEmpty() || isHeldUp(savedSince, now)) return;
        saved.accept(List.copyOf(savedPaths));
        savedPaths.clear();
    }

    private boolean isHeldUp(long since, long now) {
        return (!incomplete.isEmpty() || watch.isSettling()) && now - since < PATIENCE_NANOS;
    }

    private void resetIfDue(long now) {
        if (cause == null || isHeldUp(causeSince, now)) return;
        requests.submit(resume.simpleReset("saved " + cause));
        cause = null;
    }

    /**
     * Whether a file seems complete. An editor may empty or delete it first, and part of a script is often valid Lua.
     */
    private boolean isWhole(String path) {
        try {
            if (!files.exists(path)) return false;
            byte[] content = files.read(path);
            return content.length > 0 && (!path.endsWith(SCRIPT) || returns(path, content));
        } catch (GameFileException | SyntaxError half) {
            return false;
        }
    }

    /** Whether a script ends with a return statement, as all scripts of a game do except its tests. */
    private static boolean returns(String path, byte[] content) {
        if (SpecFile.isSpecFile(path)) return true;
        List<SyntaxNode> statements = SyntaxTree.read(path, content).parts();
        SyntaxNode last = statements.isEmpty() ? null : statements.get(statements.size() - 1);
        return last != null && last.is(SyntaxKind.RETURN) && !last.parts().isEmpty();
    }

    private record Failure(String source, RuntimeException error) {}

    private List<Failure> read(String path) {
        List<Failure> failures = new ArrayList<>();
        for (ResourceCache<?> store : stores)
            for (String name : store.namesChangedBy(path))
                read(store.kind() + " '" + name + "'", () -> store.reload(name), failures);
        read("data file '" + path + "'", () -> readData(path), failures);
        return failures;
    }

    private void read(String source, Runnable reading, List<Failure> failures) {
        try {
            reading.run();
            errors.recovered(source);
        } catch (RuntimeException unreadable) {
            failures.add(new Failure(source, unreadable));
        }
    }

    private void readData(String path) {
        if (game == null) return;
        ScriptWorld scripts = game.world().scripts();
        scripts.fileSaved(path);
    }

    /** Stops watching; further calls have no effect. */
    @Override
    public void close() {
        closed = true;
        watch.close();
        entry.close();
    }
}
