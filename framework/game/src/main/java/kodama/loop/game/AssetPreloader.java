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
 * The pictures and sounds that are read before the game asks for them: looked for by a job, read by jobs, kept by the
 * game thread. Sounds that no one named are read {@link AssetPrefetcher beside the game}, for which its first picture does
 * not wait.
 *
 * <p>What no one named and that cannot be read is left for when the game asks for it.
 */
final class AssetPreloader {
    /** Where nothing was chosen, no more than so many bytes are filled. */
    private static final long MOST_BYTES = 64L << 20;

    /** What is read of one kind. */
    private final class Kind<T> {
        private record Read<T>(String name, T thing) {}

        private final ResourceCache<T> store;
        private final List<Read<T>> read = Collections.synchronizedList(new ArrayList<>());

        // written by the job that looks, read after its run
        private List<String> names = List.of();

        Kind(ResourceCache<T> store) {
            this.store = store;
        }

        /** Answers which there are. */
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
            if (choice.all() && bytes.get() >= mostBytes) return;
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
    private final long mostBytes;
    private final LeakTracker ledger;
    private final AtomicLong bytes = new AtomicLong();
    private final Kind<?> pictures;
    private final Kind<?> sounds;
    private final boolean isAlone;
    private final List<LongSupplier> ahead = new ArrayList<>();
    private List<String> mistakes = List.of();

    AssetPreloader(GameProject project, GamePlatform stage) {
        this(project, stage, MOST_BYTES);
    }

    AssetPreloader(GameProject project, GamePlatform stage, long mostBytes) {
        this.mostBytes = mostBytes;
        choice = project.config().preload();
        files = project.files();
        errors = stage.errors();
        ledger = stage.diagnostics().ledger();
        pictures = new Kind<>(stage.assets().images());
        sounds = new Kind<>(stage.assets().sounds());
        isAlone = stage.cores() == 1;
    }

    /** Adds the job that looks what there is. */
    void addSearch(JobGraph graph) {
        if (choice.all() || !choice.names().isEmpty()) graph.add("the list of pictures and sounds", this::search);
    }

    private void search() {
        TreeSet<String> there = new TreeSet<>();
        there.addAll(pictures.search());
        there.addAll(sounds.search());
        mistakes = choice.mistakes(List.copyOf(there));
    }

    /** Adds a job for each thing that is not there yet, after the search has been run. */
    void addReading(JobGraph graph) {
        pictures.addReading(graph);
        if (choice.all() && !isAlone) sounds.expect();
        else sounds.addReading(graph);
    }

    /** Keeps what was read, and tells of names that nothing has. */
    void keep() {
        pictures.keep();
        sounds.keep();
        for (String mistake : mistakes)
            errors.report(GameConfig.FILE, new IllegalArgumentException(GameConfig.FILE + ": " + mistake));
    }

    /** What is left to be read beside the game, to be begun with its first picture. */
    AssetPrefetcher prefetcher() {
        return new AssetPrefetcher(ahead, mostBytes - bytes.get(), ledger);
    }
}
