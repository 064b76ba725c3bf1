package kodama.file;

import static java.nio.file.StandardWatchEventKinds.ENTRY_CREATE;
import static java.nio.file.StandardWatchEventKinds.ENTRY_DELETE;
import static java.nio.file.StandardWatchEventKinds.ENTRY_MODIFY;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Hears from the operating system that something in some folders has happened, so that no one has to look in vain. What
 * it was is for a look to find out; which files it happened to, the system may have named.
 *
 * <p>Where the system tells nothing, or may have missed something, the answer is yes. Owned by the one thread that
 * asks.
 */
final class FolderEvents implements BooleanSupplier, AutoCloseable {
    /** A folder of another machine may change without a word: every so many questions the answer is yes. */
    private static final int QUESTIONS_IN_VAIN = 40;

    private final List<Path> folders;
    private final @Nullable WatchService service;
    private final Set<Path> named = new HashSet<>();
    private boolean hearsAll;
    private int inVain;

    FolderEvents(List<Path> folders) {
        this.folders = folders;
        service = open();
        hearsAll = listen();
    }

    /** Where Java itself only looks again and again, it does so too seldom. */
    private static @Nullable WatchService open() {
        try {
            WatchService opened = FileSystems.getDefault().newWatchService();
            if (!opened.getClass().getSimpleName().contains("Polling")) return opened;
            opened.close();
        } catch (IOException | UnsupportedOperationException none) {
            // then every question is answered by a look
        }
        return null;
    }

    /** Listens to all folders that there are now; to listen twice is to listen once. */
    private boolean listen() {
        if (service == null) return false;
        try {
            for (Path root : folders) listenBelow(root);
            return true;
        } catch (IOException | GameFileException gone) {
            return false;
        }
    }

    /** The system reports changes of folders only, so a file is watched by its folder. */
    private void listenBelow(Path root) throws IOException {
        if (Files.isRegularFile(root)) listen(Objects.requireNonNull(root.getParent()));
        else for (Path each : FolderTree.folders(root)) listen(each);
    }

    private void listen(Path folder) throws IOException {
        folder.register(service, ENTRY_CREATE, ENTRY_DELETE, ENTRY_MODIFY);
    }

    /** Tells whether something may have happened since the last question. */
    @Override
    public boolean getAsBoolean() {
        boolean hasHeard = hasEvents();
        inVain = hasHeard ? 0 : inVain + 1;
        return hasHeard || inVain % QUESTIONS_IN_VAIN == 0;
    }

    /** Tells whether the system has named a file in what it told before the last question. */
    boolean hasReported(@Nullable Path file) {
        return named.contains(file);
    }

    /** Whether the system has told something since the last question, or cannot; new folders are then listened to. */
    boolean hasEvents() {
        if (!drain() && hearsAll) return false;
        hearsAll = listen();
        return true;
    }

    private boolean drain() {
        boolean any = false;
        named.clear();
        if (service == null) return true;
        for (WatchKey key = service.poll(); key != null; key = service.poll()) {
            for (WatchEvent<?> event : key.pollEvents()) note((Path) key.watchable(), event.context());
            key.reset();
            any = true;
        }
        return any;
    }

    /** Of what was too much to be told there is no name. */
    private void note(Path folder, @Nullable Object name) {
        if (name instanceof Path file) named.add(folder.resolve(file));
    }

    @Override
    public void close() {
        try {
            if (service != null) service.close();
        } catch (IOException left) {
            throw new GameFileException(folders.toString(), "cannot be let go of (" + left.getMessage() + ")", left);
        }
    }
}
