package kodama.dev;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
import kodama.base.LeakLedger;
import kodama.file.ClassCopy;
import kodama.file.FileWatch;
import kodama.file.GameFileException;
import kodama.log.Log;
import kodama.loop.FrameHook;
import kodama.request.LoopRequests;
import kodama.request.Request;
import kodama.script.config.GameConfig;
import kodama.time.NanoClock;

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

    private final Path config;
    private final Supplier<List<Path>> places;
    private final Function<List<Path>, FileWatch> watching;
    private final LoopRequests requests;
    private final Log log;
    private final NanoClock clock;
    private final LeakLedger.Entry entry;

    /** Where the classes are, as far as that is known, and the watch over these places and game.lua. */
    private List<Path> watched = List.of();

    private FileWatch watch;

    /** Whether game.lua or a place could not be read when it was needed. */
    private boolean isUnsure;

    /** What has changed since the last reset: relative paths of class files, whole paths of jars. */
    private final Set<String> changed = new TreeSet<>();

    /** Whether something is to be done about that at a given time. */
    private boolean isPending;

    private long dueAt;

    /** Why the changed classes cannot be loaded; empty if they can. */
    private String problem = "";

    private boolean closed;

    /**
     * Starts to watch.
     *
     * @param config the game's {@code game.lua}; when it changes, the places are asked for again
     * @param places returns the class folders and jars that the game names; throws if that makes no sense
     * @param watching watches folders and files
     * @param requests where a soft reset is asked for
     * @param log takes a notice of the reloaded classes, and warnings
     * @param clock measures how long the files have been the same
     * @param ledger where the watch is noted until it is closed
     */
    public ClassReload(
            Path config,
            Supplier<List<Path>> places,
            Function<List<Path>, FileWatch> watching,
            LoopRequests requests,
            Log log,
            NanoClock clock,
            LeakLedger ledger) {
        this.config = config;
        this.places = places;
        this.watching = watching;
        this.requests = requests;
        this.log = log;
        this.clock = clock;
        this.entry = ledger.open(LeakLedger.Lifetime.PROGRAM, "watch", "Java classes of the game");
        watch = watching.apply(List.of(config));
        watchPlaces();
    }

    /** Watches what game.lua names now, unless that is as before or makes no sense. */
    private void watchPlaces() {
        try {
            List<Path> now = places.get();
            if (!now.equals(watched)) {
                List<Path> all = new ArrayList<>(now);
                all.add(config);
                FileWatch opened = watching.apply(all);
                watch.close();
                watch = opened;
                watched = now;
            }
            isUnsure = false;
        } catch (RuntimeException wrong) { // the reset reports it
            isUnsure = true;
        }
    }

    @Override
    public void afterDraw(long frames) {
        if (closed || frames % FRAMES_BETWEEN_LOOKS != 0) return;
        if (isUnsure && frames % FRAMES_BETWEEN_TRIES == 0) tryAgain();
        List<String> paths = watch.poll();
        if (paths.stream().anyMatch(path -> path.endsWith(GameConfig.FILE))) watchPlaces();
        List<String> built = paths.stream().filter(ClassReload::isBuilt).toList();
        if (!built.isEmpty()) take(built);
        if (isPending && !watch.isSettling() && clock.nanoTime() - dueAt >= 0) act();
    }

    /** Other files in class folders, such as resources, are not watched. */
    private static boolean isBuilt(String path) {
        return path.endsWith(CLASS) && !path.endsWith(MODULE) || path.endsWith(".jar") || path.endsWith(".zip");
    }

    /** A place that was missing is new as a whole when it comes. */
    private void tryAgain() {
        watchPlaces();
        if (!isUnsure) take(watched.stream().map(Path::toString).toList());
    }

    private void take(List<String> paths) {
        changed.addAll(paths);
        boolean isWhole = canBeLoaded();
        isPending = true;
        dueAt = clock.nanoTime() + (isWhole ? QUIET_NANOS : PATIENCE_NANOS);
    }

    /** Loads the changed classes into a new class loader, which runs none of their code. */
    private boolean canBeLoaded() {
        problem = "";
        boolean isMissing = false;
        try (URLClassLoader loader = new URLClassLoader(copies(), ClassReload.class.getClassLoader())) {
            for (String path : changed) isMissing |= !isThere(path, loader);
        } catch (GameFileException | IOException unreadable) {
            problem = String.valueOf(unreadable.getMessage());
        }
        return problem.isEmpty() && !isMissing;
    }

    private URL[] copies() {
        return watched.stream().map(ClassCopy::of).toArray(URL[]::new);
    }

    private boolean isThere(String path, ClassLoader loader) {
        if (!path.endsWith(CLASS)) return true;
        try {
            Class.forName(className(path), false, loader);
            return true;
        } catch (ClassNotFoundException gone) {
            return false;
        } catch (LinkageError | SecurityException wrong) { // half written, or in a package that is Java's own
            problem = path + ": cannot be loaded (" + wrong + ")";
            return true;
        }
    }

    private static String className(String path) {
        return path.substring(0, path.length() - CLASS.length()).replace('/', '.');
    }

    private void act() {
        isPending = false;
        if (!problem.isEmpty()) {
            log.warn(problem + "; the game keeps the classes that it has");
            return;
        }
        requests.submit(new Request.SoftReset(""));
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
        watch.close();
        entry.close();
    }
}
