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
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;
import kodama.script.config.GameConfig;
import kodama.time.NanoClock;
import org.jspecify.annotations.Nullable;

/**
 * Watches the Java classes of a game while it runs: when they have been compiled again, one soft reset loads them.
 *
 * <p>A compiler writes many files, one after the other: the reset waits until none has changed for 200 ms and all that
 * have changed can be loaded. If they still cannot be after two seconds, a warning says why and the game keeps its
 * classes. A class that was deleted may be about to be written again, so that takes two seconds as well.
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
    private final Log log;
    private final NanoClock clock;
    private final LeakTracker.Entry entry;

    /** Changed since the last reset: relative paths of class files, whole paths of jars. */
    private final Set<String> changed = new TreeSet<>();

    /** What follows from the last change; null for nothing. */
    private @Nullable Due due;

    private boolean closed;

    /** The reset at this time, or a warning why the changed classes cannot be loaded; empty if they can. */
    private record Due(long nanoTime, String problem) {}

    /** Class folders and jars, as game.lua named them when that was last known, and the watch over them. */
    private static final class Places {
        private final Supplier<List<Path>> named;
        private final Function<List<Path>, FileWatch> watching;
        private List<Path> paths = List.of();
        private FileWatch watch;

        /** Whether game.lua or a place could not be read when it was needed. */
        private boolean isUnsure;

        Places(Supplier<List<Path>> named, Function<List<Path>, FileWatch> watching) {
            this.named = named;
            this.watching = watching;
            watch = watching.apply(paths);
            update();
        }

        /** Watches what game.lua names now, unless that is as before or makes no sense. */
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
     * @param places returns the class folders and jars that the game names; throws if that makes no sense
     */
    public ClassReload(
            Supplier<List<Path>> places,
            Function<List<Path>, FileWatch> watching,
            LoopRequests requests,
            Log log,
            NanoClock clock,
            LeakTracker ledger) {
        this.places = new Places(places, watching);
        this.requests = requests;
        this.log = log;
        this.clock = clock;
        this.entry = ledger.open(LeakTracker.Lifetime.PROGRAM, "watch", "Java classes of the game");
    }

    /** Watches other places if game.lua was saved and names others now. */
    public void filesSaved(List<String> paths) {
        if (paths.contains(GameConfig.FILE)) places.update();
    }

    @Override
    public void afterDraw(long frames) {
        if (closed || frames % FRAMES_BETWEEN_LOOKS != 0) return;
        if (places.isUnsure && frames % FRAMES_BETWEEN_TRIES == 0) tryAgain();
        List<String> paths = places.watch.poll();
        if (!paths.isEmpty()) take(paths.stream().filter(ClassReload::isBuilt).toList());
        if (due != null && !places.watch.isSettling() && clock.nanoTime() - due.nanoTime >= 0) act(due.problem);
    }

    /** Other files in class folders, such as resources, are not watched. */
    private static boolean isBuilt(String path) {
        return path.endsWith(CLASS) && !path.endsWith(MODULE) || path.endsWith(".jar") || path.endsWith(".zip");
    }

    /** A place that was missing is new as a whole when it comes. */
    private void tryAgain() {
        places.update();
        if (!places.isUnsure) take(places.paths.stream().map(Path::toString).toList());
    }

    private void take(List<String> built) {
        if (built.isEmpty()) return;
        changed.addAll(built);
        due = trial();
    }

    /** Tries to load the changed classes into a new class loader, which runs none of their code. */
    private Due trial() {
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
        } catch (LinkageError | SecurityException wrong) { // half written, or in a package that is Java's own
            throw new GameFileException(path, "cannot be loaded (" + wrong + ")", wrong);
        }
    }

    private static String className(String path) {
        return path.substring(0, path.length() - CLASS.length()).replace('/', '.');
    }

    private void act(String problem) {
        due = null;
        if (!problem.isEmpty()) {
            log.warn(problem + "; the game keeps the classes that it has");
            return;
        }
        requests.submit(new LoopRequest.SoftReset(""));
        log.notice("Java classes reloaded: " + text());
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

    /** Watches no longer. A second call does nothing. */
    @Override
    public void close() {
        closed = true;
        places.watch.close();
        entry.close();
    }
}
