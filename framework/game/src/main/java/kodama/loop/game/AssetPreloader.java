package kodama.loop.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import kodama.base.ErrorSink;
import kodama.base.LeakTracker;
import kodama.file.GameFiles;
import kodama.file.ResourceCache;
import kodama.job.JobGraph;
import kodama.loop.GamePlatform;
import kodama.loop.GameProject;
import kodama.script.config.GameConfig;
import kodama.script.config.Preload;

/**
 * Reads pictures and sounds before the game needs them: one job lists them, further jobs read them, and the game thread
 * stores them. Sounds that game.lua does not name are {@link AssetPrefetcher prefetched} while the game runs, so that
 * its first picture does not wait for them.
 *
 * <p>A failure to read a file that game.lua does not name is reported when the game uses the file.
 */
final class AssetPreloader {
    /** Limit for files that game.lua does not name, in bytes. */
    private static final long MAX_BYTES = 64L << 20;

    /** The assets of one kind. */
    private final class Kind<T> {
        private record Read<T>(String name, T thing) {}

        private final ResourceCache<T> store;
        private final List<Read<T>> read = Collections.synchronizedList(new ArrayList<>());

        // written by the job that lists, read after it has run
        private List<String> names = List.of();

        Kind(ResourceCache<T> store) {
            this.store = store;
        }

        /** Chooses the names to read; returns all names. */
        List<String> search() {
            List<String> there = store.names(files);
            names = choice.choose(there);
            return there;
        }

        void addReading(JobGraph graph) {
            for (String name : names)
                if (!store.has(name)) graph.add(store.kind() + " '" + name + "'", () -> read(name));
        }

        void expect() {
            for (String name : names) if (!store.has(name)) ahead.add(store.prefetch(name));
        }

        private void read(String name) {
            if (choice.all() && bytes.get() >= maxBytes) return;
            try {
                T thing = store.read(name);
                bytes.addAndGet(store.bytes(thing));
                read.add(new Read<>(name, thing));
            } catch (RuntimeException failed) {
                if (choice.names().contains(name)) throw failed;
            }
        }

        void keep() {
            for (Read<T> each : read) store.putLoaded(each.name, each.thing);
        }
    }

    private final Preload choice;
    private final GameFiles files;
    private final ErrorSink errors;
    private final long maxBytes;
    private final LeakTracker leakTracker;
    private final AtomicLong bytes = new AtomicLong();
    private final Kind<?> pictures;
    private final Kind<?> sounds;
    private final boolean isAlone;
    private final List<LongSupplier> ahead = new ArrayList<>();
    private List<String> mistakes = List.of();

    AssetPreloader(GameProject project, GamePlatform platform) {
        this(project, platform, MAX_BYTES);
    }

    AssetPreloader(GameProject project, GamePlatform platform, long maxBytes) {
        this.maxBytes = maxBytes;
        choice = project.config().preload();
        files = project.files();
        errors = platform.errors();
        leakTracker = platform.diagnostics().leakTracker();
        pictures = new Kind<>(platform.assets().images());
        sounds = new Kind<>(platform.assets().sounds());
        isAlone = platform.cores() == 1;
    }

    /** Adds the job that lists the files. */
    void addSearch(JobGraph graph) {
        if (choice.all() || !choice.names().isEmpty()) graph.add("the list of pictures and sounds", this::search);
    }

    private void search() {
        TreeSet<String> there = new TreeSet<>();
        there.addAll(pictures.search());
        there.addAll(sounds.search());
        mistakes = choice.mistakes(List.copyOf(there));
    }

    /** Adds a job for each asset that is not loaded yet. The search must have run. */
    void addReading(JobGraph graph) {
        pictures.addReading(graph);
        if (choice.all() && !isAlone) sounds.expect();
        else sounds.addReading(graph);
    }

    /** Stores the assets that were read, and reports names that do not exist. */
    void keep() {
        pictures.keep();
        sounds.keep();
        for (String mistake : mistakes)
            errors.report(GameConfig.FILE, new IllegalArgumentException(GameConfig.FILE + ": " + mistake));
    }

    /** Returns the reader of the remaining assets, which starts with the game's first picture. */
    AssetPrefetcher prefetcher() {
        return new AssetPrefetcher(ahead, maxBytes - bytes.get(), leakTracker);
    }
}
