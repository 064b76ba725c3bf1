package kodama.dev;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
import kodama.base.LeakTracker;
import kodama.file.FileWatch;
import kodama.file.GameFileException;
import kodama.file.InMemoryClasses;
import kodama.log.Log;
import kodama.loop.FrameHook;
import kodama.request.LoopRequests;
import kodama.script.config.GameConfig;
import kodama.time.NanoClock;
import org.jspecify.annotations.Nullable;

/**
 * Watches the Java classes of a running game and loads recompiled ones by one soft reset.
 *
 * <ol>
 *   <li>After each change, try to load all changed classes into a temporary class loader, without running their code.
 *   <li>If that works, wait until no file has changed for 200 ms, as a compiler writes many files one after the other.
 *       Then reset.
 *   <li>Otherwise wait two seconds, then log a warning; the game keeps its classes. Deleted classes wait as long, since
 *       the compiler may write them again, and then lead to a reset.
 * </ol>
 *
 * <p>Owned by the game thread.
 */
public final class ClassReload implements FrameHook, AutoCloseable {
    private static final int FRAMES_BETWEEN_LOOKS = 3;
    private static final int FRAMES_BETWEEN_TRIES = 60;
    private static final long QUIET_NANOS = TimeUnit.MILLISECONDS.toNanos(200);
    private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(2);
    private static final String CLASS = ".class";
    private static final String MODULE = "module-info.class";

    private final Places places;
    private final LoopRequests requests;
    private final ResumeAfterSave resume;
    private final Log log;
    private final NanoClock clock;
    private final LeakTracker.Entry entry;

    /** Changed since the last reset: relative paths of class files, absolute paths of jars. */
    private final Set<String> changed = new TreeSet<>();

    /** The pending action; null for none. */
    private @Nullable Due due;

    private boolean closed;

    /** Resets at this time, or logs a warning if {@code problem} is not empty. */
    private record Due(long nanoTime, String problem) {}

    /** The class folders and jars of game.lua, as of its last valid version, and the watch on them. */
    private static final class Places {
        private final Supplier<List<Path>> named;
        private final Function<List<Path>, FileWatch> watching;
        private List<Path> paths = List.of();
        private FileWatch watch;

        /** Whether game.lua or a class folder could not be read at the last update. */
        private boolean isUnsure;

        Places(Supplier<List<Path>> named, Function<List<Path>, FileWatch> watching) {
            this.named = named;
            this.watching = watching;
            watch = watching.apply(paths);
            update();
        }

        /** Watches the paths of game.lua if they have changed and are valid. */
        void update() {
            try {
                List<Path> now = named.get();
                if (!now.equals(paths)) {
                    FileWatch opened = watching.apply(now);
                    watch.close();
                    watch = opened;
                    paths = now;
                }
                isUnsure = false;
            } catch (RuntimeException wrong) { // the reset reports it
                isUnsure = true;
            }
        }
    }

    /**
     * Starts to watch.
     *
     * @param places returns the game's class folders and jars; throws an exception if game.lua is invalid
     * @param watching opens a watch on such paths
     * @param resume decides where the game starts with the new classes
     */
    public ClassReload(
            Supplier<List<Path>> places,
            Function<List<Path>, FileWatch> watching,
            LoopRequests requests,
            ResumeAfterSave resume,
            Log log,
            NanoClock clock,
            LeakTracker leakTracker) {
        this.places = new Places(places, watching);
        this.requests = requests;
        this.resume = resume;
        this.log = log;
        this.clock = clock;
        this.entry = leakTracker.open(LeakTracker.Lifetime.PROGRAM, "watch", "Java classes of the game");
    }

    /** Updates the watched paths if game.lua was saved. */
    public void filesSaved(List<String> paths) {
        if (paths.contains(GameConfig.FILE)) places.update();
    }

    @Override
    public void afterDraw(long frames) {
        if (closed || frames % FRAMES_BETWEEN_LOOKS != 0) return;
        if (places.isUnsure && frames % FRAMES_BETWEEN_TRIES == 0) retry();
        List<String> paths = places.watch.poll();
        if (!paths.isEmpty()) take(paths.stream().filter(ClassReload::isBuilt).toList());
        if (due != null && !places.watch.isSettling() && clock.nanoTime() - due.nanoTime >= 0) act(due.problem);
    }

    /** Whether a file is watched; resources in class folders are not. */
    private static boolean isBuilt(String path) {
        return path.endsWith(CLASS) && !path.endsWith(MODULE) || path.endsWith(".jar") || path.endsWith(".zip");
    }

    /** Treats all paths as changed when those that could not be read are available. */
    private void retry() {
        places.update();
        if (!places.isUnsure) take(places.paths.stream().map(Path::toString).toList());
    }

    private void take(List<String> built) {
        if (built.isEmpty()) return;
        changed.addAll(built);
        due = tryToLoad();
    }

    /** Tries to load the changed classes into a new class loader, without running their code. */
    private Due tryToLoad() {
        try (URLClassLoader loader = new URLClassLoader(copies(), ClassReload.class.getClassLoader())) {
            boolean isWhole = true;
            for (String path : changed) isWhole &= isThere(path, loader);
            return after(isWhole ? QUIET_NANOS : PATIENCE_NANOS, "");
        } catch (GameFileException | IOException wrong) {
            return after(PATIENCE_NANOS, String.valueOf(wrong.getMessage()));
        }
    }

    private Due after(long nanos, String problem) {
        return new Due(clock.nanoTime() + nanos, problem);
    }

    private URL[] copies() {
        return places.paths.stream().map(InMemoryClasses::copy).toArray(URL[]::new);
    }

    private static boolean isThere(String path, ClassLoader loader) {
        if (!path.endsWith(CLASS)) return true;
        try {
            Class.forName(className(path), false, loader);
            return true;
        } catch (ClassNotFoundException gone) {
            return false;
        } catch (LinkageError | SecurityException wrong) { // incomplete, or in one of Java's own packages
            throw new GameFileException(path, "cannot be loaded (" + wrong + ")", wrong);
        }
    }

    private static String className(String path) {
        return path.substring(0, path.length() - CLASS.length()).replace('/', '.');
    }

    private void act(String problem) {
        due = null;
        if (!problem.isEmpty()) {
            log.warn(problem + "; the game keeps its current classes");
            return;
        }
        log.notice("Java classes reloaded: " + text());
        requests.submit(resume.softReset("Java classes reloaded"));
        changed.clear();
    }

    private String text() {
        List<String> names = changed.stream().map(ClassReload::shownName).toList();
        return names.get(0) + (names.size() == 1 ? "" : " and " + (names.size() - 1) + " more");
    }

    private static String shownName(String path) {
        return path.endsWith(CLASS)
                ? className(path)
                : String.valueOf(Path.of(path).getFileName());
    }

    /** Stops watching; further calls have no effect. */
    @Override
    public void close() {
        closed = true;
        places.watch.close();
        entry.close();
    }
}
